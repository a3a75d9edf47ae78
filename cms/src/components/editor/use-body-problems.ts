import { useEffect } from 'react';
import type { EntryFinding } from '../../../../lib/cms/editor/verdict';
import { setGoTo, useProblems } from '../problem-store';
import type { Monaco, Mounted } from './markdown-editor';

function toMarker({ MarkerSeverity }: Monaco, { severity, message, place }: EntryFinding) {
  if (!place) return [];
  const { line, column, endLine, endColumn } = place;
  const isEmpty = endLine === line && endColumn === column;
  return [
    {
      severity: severity === 'error' ? MarkerSeverity.Error : MarkerSeverity.Warning,
      message,
      startLineNumber: line,
      startColumn: column,
      endLineNumber: endLine,
      endColumn: isEmpty ? column + 1 : endColumn,
    },
  ];
}

/** Underlines the results of the content check in the text, and lets the list of problems jump to them. */
export function useBodyProblems(mounted: Mounted | undefined): void {
  const problems = useProblems();
  useEffect(() => {
    const model = mounted?.editor.getModel();
    if (!mounted || !model) return;
    const findings = problems.state === 'known' ? problems.verdict.findings : [];
    mounted.monaco.editor.setModelMarkers(
      model,
      'content',
      findings.flatMap((finding) => toMarker(mounted.monaco, finding)),
    );
  }, [mounted, problems]);
  useEffect(() => {
    if (!mounted) return;
    const { editor } = mounted;
    setGoTo((line, column) => {
      editor.setPosition({ lineNumber: line, column });
      editor.revealLineInCenter(line);
      editor.focus();
      editor.getContainerDomNode().scrollIntoView({ block: 'nearest' });
    });
    return () => setGoTo(undefined);
  }, [mounted]);
}
