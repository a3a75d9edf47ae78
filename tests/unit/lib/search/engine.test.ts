import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildSearchFiles } from '@/lib/search/build-files';
import { SearchEngine } from '@/lib/search/engine';
import { engineOf, routesOf, searchSource, section } from '../../../support/search-files';

/** Pages without a word in common with any query of these tests. */
const others = Array.from({ length: 20 }, (_, at) =>
  searchSource(`/docs/other-${at}`, { title: `Other ${at}`, sections: [section(null, `filler${at} words`)] }),
);

describe('the order of results', () => {
  const engine = engineOf([
    ...others,
    searchSource('/docs/body', { sections: [section(null, ''), section('Below', 'about widgets nearby')] }),
    searchSource('/docs/keyword', { keywords: ['widgets'] }),
    searchSource('/docs/heading', { sections: [section(null, ''), section('Use the widgets', '')] }),
    searchSource('/docs/prefix', { title: 'Widgets of the world' }),
    searchSource('/docs/exact', { title: 'Widgets' }),
    searchSource('/docs/code', { sections: [section(null, '', 'widgets()')] }),
  ]);

  it('is title, title prefix, heading, keyword, body, code', () => {
    expect(routesOf(engine, 'widgets')).toEqual([
      '/docs/exact',
      '/docs/prefix',
      '/docs/heading',
      '/docs/keyword',
      '/docs/body',
      '/docs/code',
    ]);
  });

  it.each(['widget', 'WIDGETS', 'widgtes', 'wídgets', 'widg'])('stays the same for %j at its top', (query) => {
    expect(routesOf(engine, query)[0]).toBe('/docs/exact');
  });

  it('tells languages apart by the signs of their names', () => {
    const engine = engineOf([
      ...others,
      searchSource('/docs/c', { sections: [section(null, ''), section('C', 'c')] }),
      searchSource('/docs/sharp', { sections: [section(null, ''), section('Use C#', 'c')] }),
      searchSource('/docs/plus', { sections: [section(null, ''), section('Use C++', 'c')] }),
    ]);
    expect(['C', 'C#', 'c++', 'in c++'].map((query) => routesOf(engine, query)[0])).toEqual([
      '/docs/c',
      '/docs/sharp',
      '/docs/plus',
      '/docs/plus',
    ]);
  });

  it('puts a page first whose description has the words of a question in their order', () => {
    const engine = engineOf([
      ...others,
      searchSource('/docs/a', { description: 'A widget has access, no matter who sees to it.' }),
      searchSource('/docs/b', { description: 'Who has access to a widget.' }),
    ]);
    expect(routesOf(engine, 'see who has access to my widget')).toEqual(['/docs/b', '/docs/a']);
  });

  it('puts a page before others when a query has all words of one of its keywords', () => {
    const pages = (keywords: string[]) => [
      ...others,
      searchSource('/docs/words', { sections: [section(null, ''), section('Alpha', 'beta and more')] }),
      searchSource('/docs/phrase', { title: 'Gamma', keywords }),
    ];
    expect(routesOf(engineOf(pages(['alpha', 'beta'])), 'where is the alpha beta')[0]).toBe('/docs/words');
    expect(routesOf(engineOf(pages(['alpha beta'])), 'where is the alpha beta')[0]).toBe('/docs/phrase');
  });

  it('lets common words count less in a sentence than among keywords', () => {
    const engine = engineOf([
      ...others,
      searchSource('/docs/rare', { sections: [section(null, 'something alpha')] }),
      searchSource('/docs/asked', {
        sections: [section(null, 'beta'), section('Beta', 'gamma'), section('More', 'alpha beta')],
      }),
    ]);
    expect(routesOf(engine, 'how do I give something to beta')[0]).toBe('/docs/asked');
    expect(routesOf(engine, 'something')).toEqual(['/docs/rare']);
  });

  it('puts a title of the same letters before another form of the word that a page says more of', () => {
    const said = [section(null, 'redirect a redirect'), section('Redirect by redirects', 'redirect', 'redirect()')];
    const engine = engineOf([
      ...others,
      searchSource('/docs/plural', { title: 'redirects', description: 'redirect', sections: said }),
      searchSource('/docs/same', { title: 'redirect', sections: [section(null, 'Leads on.')] }),
    ]);
    expect(routesOf(engine, 'redirect')).toEqual(['/docs/same', '/docs/plural']);
    expect(routesOf(engine, 'redirects')[0]).toBe('/docs/plural');
  });

  it('shows the sections of a page whose title is the query', () => {
    const engine = engineOf([
      ...others,
      searchSource('/docs/alpha', {
        title: 'Alpha',
        sections: [section(null, 'alpha'), section('First', 'the alpha'), section('Second', 'an alpha')],
      }),
    ]);
    const hits = engine.search('alpha', null).groups[0]?.hits ?? [];
    expect(hits.map(({ section: found }) => found?.heading)).toEqual([undefined, 'First', 'Second']);
  });

  it('shows a page whose title is the query, also where its sections say more', () => {
    const sections = [section(null, ''), section('Alpha and beta', 'alpha beta'), section('More alpha', 'more alpha')];
    const engine = engineOf(
      [...others, searchSource('/docs/alpha', { title: 'Alpha', sections })],
      [['alpha', 'beta']],
    );
    const hits = engine.search('alpha', null).groups[0]?.hits ?? [];
    expect(hits[0]?.section).toBeNull();
  });

  it('leaves out sections of a page that say much less than its best one', () => {
    const engine = engineOf([
      ...others,
      searchSource('/docs/page', {
        title: 'Page',
        sections: [section(null, ''), section('Alpha beta', 'gamma'), section('Other', 'gamma')],
      }),
    ]);
    const hits = engine.search('alpha beta gamma', null).groups[0]?.hits ?? [];
    expect(hits.map(({ section: found }) => found?.heading)).toEqual(['Alpha beta']);
  });

  it('takes a title for what tells it from the other titles', () => {
    const commands = ['audit', 'cache', 'link'].map((name) =>
      searchSource(`/docs/${name}`, { title: `nexus-${name}` }),
    );
    const option = searchSource('/docs/options', { sections: [section(null, ''), section('Audit', 'yes or no')] });
    expect(routesOf(engineOf([...others, ...commands, option]), 'audit')[0]).toBe('/docs/audit');
  });

  it('puts the heading first that answers what is asked beyond the title', () => {
    const engine = engineOf([
      ...others,
      searchSource('/docs/columns', {
        title: 'Generated columns',
        sections: [
          section(null, 'Limitations of generated columns.'),
          section('Stored or generated columns', 'limitations'),
          section('Limitations', 'none'),
        ],
      }),
    ]);
    const [hit] = engine.search('generated columns limitations', null).groups[0]?.hits ?? [];
    expect(hit?.section?.heading).toBe('Limitations');
  });

  it('puts the section first that has all words, in whatever order', () => {
    const [hit] = engine.search('nearby widgets', null).groups[0]?.hits ?? [];
    expect([hit?.page.route, hit?.section?.id, hit?.words]).toEqual(['/docs/body', 'below', ['nearby', 'widgets']]);
  });
});

describe('finding', () => {
  const engine = engineOf(
    [
      ...others,
      searchSource('/docs/api', { sections: [section(null, 'call fgApi.initialize with NEXUS_DRIVE_UUID')] }),
      searchSource('/docs/board', { sections: [section(null, 'use getLeaderboard for the boards')] }),
      searchSource('/docs/token', { sections: [section(null, 'tokens of ERC1155')] }),
      searchSource('/docs/colour', { title: 'Colours' }),
    ],
    [['color', 'colour']],
  );

  it.each([
    ['fgApi.initialize', '/docs/api'],
    ['initialize', '/docs/api'],
    ['NEXUS_DRIVE_UUID', '/docs/api'],
    ['uuid', '/docs/api'],
    ['getLeaderboard', '/docs/board'],
    ['leaderboard', '/docs/board'],
    ['board', '/docs/board'],
    ['erc1155', '/docs/token'],
    ['1155', '/docs/token'],
    ['token', '/docs/token'],
    ['colors', '/docs/colour'],
    ['leadrb', '/docs/board'],
  ])('%s leads to %s', (query, route) => {
    expect(routesOf(engine, query)[0]).toBe(route);
  });

  it('answers nothing to words that are near to none', () => {
    expect(engine.search('xylophone', null)).toMatchObject({ groups: [], total: 0, suggestions: [] });
  });

  it('asks about a word that is too far away to be meant', () => {
    expect(engine.search('cxlqurs', null)).toMatchObject({ groups: [], suggestions: ['colours'] });
  });

  it('takes a single letter for the beginning of a title, and in a sentence for a word', () => {
    expect(routesOf(engine, 'c')[0]).toBe('/docs/colour');
    expect(engine.search('xylophone c', null).groups).toEqual([]);
  });
});

describe('scopes', () => {
  const engine = engineOf([
    searchSource('/docs/a', { title: 'Apple one', breadcrumb: ['Fruit'] }),
    searchSource('/docs/b', { title: 'Apple two', breadcrumb: ['Trees', 'Old'] }),
    searchSource('/blog/c', { title: 'Apple three', kind: 'post' }),
  ]);

  it('are the kinds and categories among the results', () => {
    expect(engine.search('apple', null).scopes).toEqual([
      { label: 'post', kind: 'post' },
      { label: 'doc', kind: 'doc' },
      { label: 'Fruit', category: 'Fruit' },
      { label: 'Trees', category: 'Trees' },
    ]);
    expect(engine.search('three', null).scopes).toEqual([]);
  });

  it('narrow the results and stay', () => {
    const posts = engine.search('apple', { label: 'post', kind: 'post' });
    expect(posts.groups.map(({ page }) => page.route)).toEqual(['/blog/c']);
    expect(posts.scopes).toHaveLength(4);
    const trees = engine.search('apple', { label: 'Trees', category: 'Trees' });
    expect(trees.groups.map(({ page }) => page.route)).toEqual(['/docs/b']);
  });

  it('ask about no other terms where they hide everything', () => {
    const answer = engine.search('apple', { label: 'None', category: 'None' });
    expect([answer.groups, answer.suggestions]).toEqual([[], []]);
  });
});

describe('pages and suggestions', () => {
  const sources = [searchSource('/docs/a'), searchSource('/docs/b')];
  const { doc, index } = buildSearchFiles(sources, { synonyms: [], suggestions: ['/docs/b', '/docs/gone'] });
  const engine = new SearchEngine(doc, index);

  it('are those the site lists', () => {
    expect(engine.suggestions().map(({ route }) => route)).toEqual(['/docs/b']);
    expect(engine.pages(['/x', '/docs/a']).map(({ route }) => route)).toEqual(['/docs/a']);
  });
});

describe('damaged files', () => {
  const sources = [searchSource('/docs/a', { sections: [section(null, 'some text', 'code')] })];
  const { doc, index } = buildSearchFiles(sources, { synonyms: [], suggestions: [] });

  it.each([
    ['a word is too many', { words: `${index.words}Aword` }],
    ['a list is missing', { text: '' }],
    ['a character is wrong', { code: `é${index.code.slice(1)}` }],
  ])('are refused when %s', (_, damage) => {
    expect(() => new SearchEngine(doc, { ...index, ...damage })).toThrow('damaged');
  });
});

describe('any query', () => {
  const many = Array.from({ length: 12 }, (_, page) =>
    searchSource(`/docs/${page}`, {
      title: `Leaderboard ${page}`,
      sections: [
        section(null, 'score'),
        ...Array.from({ length: 6 }, (_s, at) => section(`Board ${at}`, 'a+b <b> score')),
      ],
    }),
  );
  const engine = engineOf(many);
  const piece = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.constantFrom(
      'score',
      'leaderboard',
      'bord',
      '<script>alert(1)</script>',
      '.*+?^$()|[]{2}\\',
      '🚀',
      '検索',
      '__proto__',
    ),
  );
  const query = fc.oneof(
    fc.array(piece, { maxLength: 6 }).map((list) => list.join(' ')),
    fc.string({ minLength: 500, maxLength: 900 }),
  );

  it('is answered within the limits', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(query, (text) => {
        const { groups, query: asked, total } = engine.search(text, null);
        const hits = groups.flatMap((group) => group.hits);
        expect(asked).toBe(text);
        expect(groups.length).toBeLessThanOrEqual(8);
        expect(total).toBeGreaterThanOrEqual(hits.length);
        for (const group of groups) expect(group.hits.length).toBeLessThanOrEqual(5);
        expect(new Set(groups.map(({ page }) => page.route)).size).toBe(groups.length);
        expect(new Set(hits.map(({ id }) => id)).size).toBe(hits.length);
      }),
      { numRuns: 500 },
    );
  });
});

it('marks a synonym only where the site lacks the word that was typed', () => {
  const sources = [
    searchSource('/store', { title: 'Enable the store', sections: [section(null, 'Save your changes.')] }),
    searchSource('/save', { title: 'Save' }),
  ];
  const wordsOf = (synonyms: string[][], query: string) =>
    engineOf(sources, synonyms)
      .search(query, null)
      .groups.flatMap(({ hits }) => hits.flatMap(({ words }) => words));
  expect(wordsOf([['store', 'save']], 'enable store')).not.toContain('save');
  expect(wordsOf([['keep', 'save']], 'keep')).toContain('save');
});
