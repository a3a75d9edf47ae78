'use client';

import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { reasonOf } from '@/lib/report/reason-of';
import { fill } from '@/lib/words/fill';
import { CrashGuard, CrashNote } from '../../ui/crash-guard';
import { FullSize } from '../../ui/full-size';
import { ExpandIcon } from '../../ui/icons';
import { useWords } from '../../ui/language';
import { useColorMode } from '../../ui/use-color-mode';

/** Narrower diagrams scroll instead of shrinking. In pixels. */
const readableWidth = 540;

interface MermaidDiagramProps {
  chart: string;
  title: string;
  /** Reserved space in CSS pixels. */
  width: number;
  height: number;
}

/** Whether the element has come within 200 pixels of the viewport, or the page has been about to be printed. It stays true. */
function useNearViewport(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!element.current || near) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '200px',
    });
    observer.observe(element.current);
    const print = window.matchMedia('print');
    const show = () => setNear(true);
    if (print.matches) show();
    print.addEventListener('change', show);
    window.addEventListener('beforeprint', show);
    return () => {
      observer.disconnect();
      print.removeEventListener('change', show);
      window.removeEventListener('beforeprint', show);
    };
  }, [element, near]);
  return near;
}

/** Draws the chart when it is near the viewport, and again when the colour mode changes. */
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
      .catch((reason: unknown) => current && setError(reasonOf(reason)));
    return () => {
      current = false;
    };
  }, [chart, id, mode, near, attempt]);
  return { drawing, error };
}

function Diagram({ chart, title, width, height }: MermaidDiagramProps) {
  const { failures, diagrams } = useWords();
  const frame = useRef<HTMLElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const near = useNearViewport(frame);
  const [attempt, setAttempt] = useState(0);
  const [full, setFull] = useState(false);
  const { drawing, error } = useDrawing(chart, near, attempt);

  useEffect(() => {
    if (drawing) canvas.current?.replaceChildren(drawing);
  }, [drawing]);

  return (
    <figure
      // The colours of a drawing belong together, so forced colours do not apply to it.
      className="mermaid group relative rounded-card hairline bg-paper p-4 text-text forced-color-adjust-none [&_*]:forced-color-adjust-none"
      ref={frame}
      data-drawn={drawing !== null || undefined}
      aria-label={title}
    >
      <div className="mermaid-scroll" tabIndex={drawing ? 0 : undefined} role="group">
        <div
          className="mermaid-canvas relative mx-auto w-full"
          style={{ aspectRatio: `${width} / ${height}`, maxWidth: width, minWidth: Math.min(width, readableWidth) }}
        >
          <div ref={canvas} className="size-full phone:[&>svg]:mx-auto [&>svg]:size-full" />
          {!drawing && (
            // A source that stays must be scrollable by keyboard.
            <pre
              className="absolute inset-x-0 inset-y-0 overflow-auto text-13/[1.5] text-muted print:static print:whitespace-pre-wrap"
              tabIndex={error ? 0 : undefined}
            >
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
      {drawing && (
        <button
          type="button"
          className="mermaid-expand absolute end-2 top-2 inline-flex size-8 items-center justify-center rounded-control hairline bg-paper text-muted opacity-0 [transition:opacity_120ms_ease-out] focus-visible:opacity-100 group-hover:opacity-100 max-desktop:size-11 [@media(hover:none)]:opacity-100"
          onClick={() => setFull(true)}
          aria-label={fill(diagrams.openFull, { title })}
        >
          <ExpandIcon />
        </button>
      )}
      {full && drawing && (
        <FullSize
          label={title}
          inPage={drawing}
          whole={drawing.cloneNode(true) as SVGElement}
          onClose={() => setFull(false)}
        />
      )}
    </figure>
  );
}

/** A diagram with its full-size view. Until it is drawn, or if it cannot be, its source is shown. */
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
