interface LiveScript {
  /** Origin of the CMS' pages. */
  cms: string;
  /** Where a page of the preview sends what it is told. */
  address: string;
}

/** Runs in a page of the preview that an editor's page shows, and passes on what stands in the form there. */
function follow({ cms, address }: LiveScript): void {
  const pauseMs = 150;
  const stillHereMs = 10_000;
  const editor: Window | null = window.opener ?? (window.parent === window ? null : window.parent);
  if (!editor) return;
  let body = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = Promise.resolve();
  const post = async (sent: string) => {
    // There is something newer by now.
    if (sent !== body) return;
    try {
      await fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body: sent });
    } catch {
      // The preview was stopped.
    }
  };
  const send = () => {
    const sent = body;
    last = last.then(() => post(sent));
  };
  window.addEventListener('message', ({ origin, data }) => {
    if (origin !== cms || data?.type !== 'payload-live-preview' || !data.data) return;
    body = JSON.stringify({ kind: data.collectionSlug, id: String(data.data.id), fields: data.data });
    clearTimeout(timer);
    timer = setTimeout(send, pauseMs);
  });
  setInterval(() => body !== '' && send(), stillHereMs);
  editor.postMessage({ type: 'payload-live-preview', ready: true }, cms);
}

/** Text of the script for pages of the preview. */
export function liveScript(options: LiveScript): string {
  return `(${follow.toString()})(${JSON.stringify(options)});\n`;
}
