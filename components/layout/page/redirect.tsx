import type { Words } from '@/lib/words/types';
import { narrowPage } from '../../ui/class-names';
import { RedirectEffect } from './page-effects';

/** Runs while the page is parsed. The text is the same for every target, so that one hash in the security policy allows it. */
const leadOn = `location.replace(document.querySelector('.redirect a').href+location.search+location.hash)`;

/** A redirect page: at once with or without JavaScript, and by a link if a browser follows neither. */
export function Redirect({ to, words }: { to: string; words: Words['page'] }) {
  return (
    <main id="content" className={`redirect ${narrowPage}`}>
      <noscript>
        <meta httpEquiv="refresh" content={`0; url=${to}`} />
      </noscript>
      <h1 className="mb-5">{words.moved}</h1>
      <p>
        <a href={to}>{words.follow}</a>
      </p>
      <script dangerouslySetInnerHTML={{ __html: leadOn }} />
      <RedirectEffect to={to} />
    </main>
  );
}
