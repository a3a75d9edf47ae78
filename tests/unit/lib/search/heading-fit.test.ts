import { describe, expect, it } from 'vitest';
import { beyondTitle, fitOf, readHeading } from '@/lib/search/heading-fit';
import { readQuery } from '@/lib/search/query';
import { Vocabulary } from '@/lib/search/vocabulary';

const words = ['db', 'explorer', 'kevin', 'kevindb', 'leave', 'project', 'settings', 'team', 'the'];
const vocabulary = new Vocabulary(words, []);

describe('fitOf', () => {
  it.each([
    ['leave the project', 'Leave the project', 'same'],
    ['leave the projects', 'Leave the project', 'exact'],
    ['laeve the project', 'Leave the project', 'exact'],
    ['kevin db', 'KevinDB', 'same'],
    ['kevin', 'KevinDB', 'near'],
    ['leave the proj', 'Leave the project', 'near'],
    ['leave project', 'Leave the project', 'near'],
    ['how do I leave a project', 'Leave the project', 'near'],
    ['project', 'Project settings', 'near'],
    ['project sett', 'Project settings of a team', 'near'],
    ['settings project', 'Project settings', 'part'],
    ['settings', 'Project settings', 'part'],
    ['team settings', 'Project settings', 'none'],
    ['', 'Project settings', 'none'],
    ['project', '', 'none'],
  ])('%j against %j is %s', (query, heading, fit) => {
    expect(fitOf(readHeading(heading), readQuery(query, vocabulary))).toBe(fit);
  });
});

describe('beyondTitle', () => {
  it.each([
    ['project settings team', 'Project settings', 'team'],
    ['how do I leave the team of a project', 'Project', 'leaveteam'],
    ['project settings', 'Project settings', ''],
    ['project team', 'Project settings', undefined],
  ])('of %j with the title %j is %j', (query, title, letters) => {
    const rest = beyondTitle(readHeading(title), readQuery(query, vocabulary));
    expect(rest?.telling.map(({ typed }) => typed).join('')).toBe(letters);
  });
});
