interface LiveScript {
  /** Origin of the CMS. */
  cms: string;
  /** Address for the messages of a preview page. */
  address: string;
}

/** Runs in a preview page within or beside the editor, and passes on the values of the form. */
function follow({ cms, address }: LiveScript): void {
  const pauseMs = 150;
  const stillHereMs = 10_000;
  const editor: Window | null = window.opener ?? (window.parent === window ? null : window.parent);
  if (!editor) return;
  let body = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = Promise.resolve();
  const post = async (sent: string) => {
    // There is a newer value.
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

/** The source of the script for preview pages. */
export function liveScript(options: LiveScript): string {
  return `(${follow.toString()})(${JSON.stringify(options)});\n`;
}
