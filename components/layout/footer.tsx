'use client';

import type { FooterView } from '@/lib/content/views/layout-view';
import { usePage } from '@/stores/page-store';
import { KeyboardIcon } from '../ui/icons';
import { useOwn, useWords } from '../ui/language';
import { Logo } from './logo';
import { SiteLinkAnchor } from './navbar/site-link';

/**
 * Columns of links and the copyright line at the end of every page. It is a client component, like the navbar, so that the
 * payload of each page has its few settings instead of its markup.
 */
export function Footer({ footer }: { footer: FooterView }) {
  const words = useWords();
  const { text } = useOwn();
  const { logo } = footer;
  return (
    <footer className="footer">
      <div className="footer-inner">
        {footer.columns.map(({ title, links }) => {
          const list = (
            <ul>
              {links.map((link) => (
                <li key={link.label}>
                  <SiteLinkAnchor link={link} />
                </li>
              ))}
            </ul>
          );
          // A landmark needs a name.
          if (title === undefined) return <div key={links[0]?.label}>{list}</div>;
          return (
            <nav key={title} aria-label={text(title)}>
              <h2>{text(title)}</h2>
              {list}
            </nav>
          );
        })}
        {logo && (
          <div className="col-span-full">
            {logo.href === undefined ? (
              <Logo {...logo} />
            ) : (
              <a href={logo.href} target="_blank" rel="noopener" className="inline-block [&::after]:hidden">
                <Logo {...logo} />
              </a>
            )}
          </div>
        )}
        <div className="footer-end">
          <p>{text(footer.copyright)}</p>
          <button type="button" onClick={() => usePage.setState({ help: true })}>
            <KeyboardIcon /> {words.shortcuts.title}
          </button>
        </div>
      </div>
    </footer>
  );
}
