import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import BrowserOnly from '@/components/docusaurus/browser-only';
import CodeBlock from '@/components/docusaurus/code-block';
import DocCard from '@/components/docusaurus/doc-card';
import ExecutionEnvironment from '@/components/docusaurus/execution-environment';
import Heading from '@/components/docusaurus/heading';
import TipIcon from '@/components/docusaurus/icon-tip';
import IdealImage from '@/components/docusaurus/ideal-image';
import Interpolate, { interpolate } from '@/components/docusaurus/interpolate';
import isInternalUrl from '@/components/docusaurus/is-internal-url';
import Layout from '@/components/docusaurus/layout';
import Link from '@/components/docusaurus/link';
import SearchBar from '@/components/docusaurus/search-bar';
import {
  Collapsible,
  useColorMode,
  usePluralForm,
  useQueryString,
  useStorageSlot,
} from '@/components/docusaurus/theme-common';
import ThemedImage from '@/components/docusaurus/themed-image';
import TocInline from '@/components/docusaurus/toc-inline';
import Translate, { translate } from '@/components/docusaurus/translate';
import useBaseUrl from '@/components/docusaurus/use-base-url';
import useDocusaurusContext from '@/components/docusaurus/use-docusaurus-context';
import useIsBrowser from '@/components/docusaurus/use-is-browser';
import { LanguageProvider } from '@/components/ui/language';
import { readComponentModule } from '@/lib/content/files/component-module';
import { docusaurusExports, docusaurusModules } from '@/lib/content/files/docusaurus-modules';
import { browserEnglish } from '@/tests/support/english';

const html = renderToStaticMarkup;

describe('what components may import of Docusaurus, while pages are made', () => {
  it('draws the title of code that stands where fences have it', () => {
    expect(html(<CodeBlock metastring={'{1} title="main.go"'}>a</CodeBlock>)).toContain('main.go');
    expect(html(<CodeBlock metastring="showLineNumbers">a</CodeBlock>)).not.toContain('figcaption');
  });

  it('leaves to browsers what needs one', () => {
    const Colour = () => <>{`${useColorMode().colorMode} ${useIsBrowser()} "${useQueryString('name')[0]}"`}</>;
    expect(html(<Colour />)).toBe('light false &quot;&quot;');
    const Kept = () => <>{String(useStorageSlot('a')[0])}</>;
    expect(html(<Kept />)).toBe('null');
    expect(Object.values(ExecutionEnvironment)).toEqual([false, false, false, false]);
    expect(html(<BrowserOnly fallback={<i>wait</i>}>{() => <b>{window.name}</b>}</BrowserOnly>)).toBe('<i>wait</i>');
    expect(html(<BrowserOnly>{() => <b>{window.name}</b>}</BrowserOnly>)).toBe('');
  });

  it('tells of the site, in its default language', () => {
    const { siteConfig, i18n } = useDocusaurusContext();
    expect(siteConfig.baseUrl).toMatch(/\/$/);
    expect(i18n).toMatchObject({ defaultLocale: 'en', currentLocale: 'en' });
  });

  it('fills in texts, and shows them in the language of the page where it has them', () => {
    const text = 'A {lamp} of {many}, {none}';
    const german = { ...browserEnglish, texts: { [text]: '{many} {lamp}', named: 'Lampe' } };
    const page = (
      <>
        <Translate values={{ lamp: <b>lamp</b>, many: 3 }}>{text}</Translate> <Translate id="named">lamp</Translate>
      </>
    );
    expect(html(<LanguageProvider language={browserEnglish}>{page}</LanguageProvider>)).toBe(
      'A <b>lamp</b> of 3, {none} lamp',
    );
    expect(html(<LanguageProvider language={german}>{page}</LanguageProvider>)).toBe('3 <b>lamp</b> Lampe');
    expect(translate({ message: text }, { lamp: 'lamp', many: '3' })).toBe('A lamp of 3, {none}');
  });

  it('leads to pages, and to other sites in a window of their own', () => {
    expect(html(<Link to="/docs/a">a</Link>)).toMatch(/^<a href="[^"]*\/docs\/a">a<\/a>$/);
    expect(html(<Link href="https://x.example">x</Link>)).toContain('target="_blank"');
    expect(html(<Link to="pathname:///play/">p</Link>)).toMatch(/^<a href="[^":]*\/play\/" data-unchecked="">p<\/a>$/);
    expect(html(<Link href="mailto:a@x.example">m</Link>)).not.toContain('target');
    expect(docusaurusModules['@theme/MDXComponents/A']).toBe(docusaurusModules['@docusaurus/Link']);
    expect([useBaseUrl('img/a.png'), useBaseUrl('https://x.example/a.png')]).toEqual([
      expect.stringMatching(/^\/(?:.+\/)?img\/a\.png$/),
      'https://x.example/a.png',
    ]);
  });

  it('shows one picture for each colour mode', () => {
    expect(html(<ThemedImage className="wide" alt="A" sources={{ light: '/l.png', dark: '/d.png' }} />)).toBe(
      '<img loading="lazy" class="wide" src="/l.png#gh-light-mode-only" alt="A"/><img loading="lazy" class="wide" src="/d.png#gh-dark-mode-only" alt="A"/>',
    );
  });

  it('has all that is said of its modules, and nothing else', () => {
    for (const [name, file] of Object.entries(docusaurusModules)) {
      const { exports } = readComponentModule(readFileSync(file, 'utf8'), file);
      const named = exports.filter((one) => one !== 'default');
      expect([name, ...named].sort()).toEqual([name, ...(docusaurusExports[name] ?? [])].sort());
    }
  });

  it('has headings, frames and icons', () => {
    const page = (
      <Layout title="Page">
        <Heading as="h3" id="x">
          <TipIcon /> T
        </Heading>
      </Layout>
    );
    expect(html(page)).toBe('<h3 id="x"><span class="icon icon-tip" aria-hidden="true"></span> T</h3>');
    expect(html(<Layout wrapperClassName="wide">Page</Layout>)).toBe('<div class="wide">Page</div>');
  });

  it('lists pages and headings that it is given, and fills in texts', () => {
    const page = (
      <>
        <DocCard item={{ type: 'link', href: '/docs/a', label: 'A' }} />
        <TocInline toc={[{ id: 'x', value: 'X', level: 2 }]} />
        <IdealImage img={{ default: { src: '/a.png' } }} alt="A" />
        <Collapsible collapsed>
          <Interpolate values={{ name: 'lamp' }}>{'A {name}'}</Interpolate>
        </Collapsible>
      </>
    );
    expect(html(page)).toMatch(
      /href="[^"]*\/docs\/a".*<a href="#x">X<\/a>.*src="\/a.png".*<div hidden="">A lamp<\/div>$/,
    );
    expect([isInternalUrl('/a'), isInternalUrl('https://x.example')]).toEqual([true, false]);
    expect(interpolate('{n} lamps', { n: 3 })).toBe('3 lamps');
  });

  it('chooses the form of a word by its number', () => {
    const Count = ({ of }: { of: number }) => <>{usePluralForm().selectMessage(of, 'lamp|lamps')}</>;
    const page = (
      <LanguageProvider language={browserEnglish}>
        <Count of={1} /> <Count of={2} />
      </LanguageProvider>
    );
    expect(html(page)).toBe('lamp lamps');
  });

  it('has a button that opens the search', () => {
    expect(
      html(
        <LanguageProvider language={browserEnglish}>
          <SearchBar className="wide" />
        </LanguageProvider>,
      ),
    ).toMatch(/^<button type="button" class="[^"]* wide" .*Search<\/button>$/);
  });
});
