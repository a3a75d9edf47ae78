import { RedirectEffect } from './redirect-effect';

/** Page that only leads on: at once with JavaScript or without, and by a link where a browser follows neither. */
export function Redirect({ to }: { to: string }) {
  return (
    <main id="content" className="redirect">
      <meta httpEquiv="refresh" content={`0; url=${to}`} />
      <h1>This page has moved</h1>
      <p>
        <a href={to}>Continue to the page</a>
      </p>
      <RedirectEffect to={to} />
    </main>
  );
}
