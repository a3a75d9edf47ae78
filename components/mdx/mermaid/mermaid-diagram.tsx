'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { fill } from '@/lib/words/fill';
import { CrashGuard, CrashNote } from '../../ui/crash-guard';
import { CloseIcon, ExpandIcon } from '../../ui/icons';
import { useWords } from '../../ui/language';
import { useColorMode } from '../../ui/use-color-mode';
import { useNearViewport } from '../../ui/use-near-viewport';

/** Below this width, in pixels, a diagram scrolls rather than shrinks. */
const readableWidth = 540;

interface MermaidDiagramProps {
  chart: string;
  title: string;
  /** Space to reserve, in CSS pixels. */
  width: number;
  height: number;
}

/** Draws the chart into the element when it is near, and again when the colour mode changes. */
function useDrawing(chart: string, near: boolean, attempt: number) {
  const id = useId().replace(/\W/g, '');
  const mode = useColorMode();
  const [drawing, setDrawing] = useState<SVGElement | null>(null);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => {
    if (!near) return;
    let current = true;
    setError(null);
    import('./draw')
      .then(({ draw }) => draw(`mermaid-${id}`, chart, mode, attempt))
      .then((svg) => current && setDrawing(svg))
      .catch((reason: unknown) => current && setError(reason instanceof Error ? reason.message : String(reason)));
    return () => {
      current = false;
    };
  }, [chart, id, mode, near, attempt]);
  return { drawing, error };
}

function Diagram({ chart, title, width, height }: MermaidDiagramProps) {
  const { failures, diagrams, layout } = useWords();
  const frame = useRef<HTMLElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const near = useNearViewport(frame);
  const [attempt, setAttempt] = useState(0);
  const { drawing, error } = useDrawing(chart, near, attempt);

  useEffect(() => {
    if (drawing) canvas.current?.replaceChildren(drawing);
  }, [drawing]);

  function openFullSize() {
    if (!drawing || !dialog.current) return;
    dialog.current.querySelector('.mermaid-full')?.replaceChildren(drawing.cloneNode(true));
    dialog.current.showModal();
  }

  return (
    <figure className="mermaid" ref={frame} data-drawn={drawing !== null || undefined} aria-label={title}>
      <div className="mermaid-scroll" tabIndex={drawing ? 0 : undefined} role="group" aria-label={title}>
        <div
          className="mermaid-canvas"
          style={{ aspectRatio: `${width} / ${height}`, maxWidth: width, minWidth: Math.min(width, readableWidth) }}
        >
          <div ref={canvas} />
          {!drawing && (
            // A source that stays has to be scrolled by keyboard too.
            <pre tabIndex={error ? 0 : undefined}>
              <code>{chart}</code>
            </pre>
          )}
        </div>
      </div>
      {error && (
        <CrashNote
          text={fill(failures.diagramFaulty, { message: error })}
          again={failures.retry}
          onRetry={() => setAttempt(attempt + 1)}
        />
      )}
      <button
        type="button"
        className="mermaid-expand"
        onClick={openFullSize}
        disabled={!drawing}
        aria-label={fill(diagrams.openFull, { title })}
      >
        <ExpandIcon />
      </button>
      <dialog ref={dialog} className="full-size" aria-label={title}>
        <form method="dialog">
          <button type="submit" aria-label={layout.close}>
            <CloseIcon />
          </button>
        </form>
        <div className="mermaid-full" tabIndex={0} role="group" aria-label={title} />
      </dialog>
    </figure>
  );
}

/** The drawn diagram with its full-size view. Until it is drawn, or where it cannot be, its source stands there. */
export function MermaidDiagram(props: MermaidDiagramProps) {
  return (
    <CrashGuard
      what="diagramCrashed"
      instead={
        <pre tabIndex={0}>
          <code>{props.chart}</code>
        </pre>
      }
    >
      <Diagram {...props} />
    </CrashGuard>
  );
}
