import { expect, it } from 'vitest';
import { shownLogo } from '@/lib/content/views/shown-logo';
import { tempFolder } from '../../../temp-folder';

const svg = (size: string) => `<svg xmlns="http://www.w3.org/2000/svg" ${size}/>`;

it.each([
  ['viewBox="0 0 64 64"', 28, 28],
  ['viewBox="0 0 120 40"', 84, 28],
  ['viewBox="0 0 40 160"', 7, 28],
  ['viewBox="0 0 400 40"', 140, 14],
  ['viewBox="0 0 4000 1"', 140, 1],
  ['', 28, 28],
])('keeps the shape of a logo with %j', (size, width, height) => {
  const folder = tempFolder({ 'img/logo.svg': svg(size) });
  const logo = { src: '/img/logo.svg?v=2', srcDark: '/img/gone.svg', alt: 'Lamp' };
  expect(shownLogo({ title: 'Harbor', logo }, folder)).toEqual({
    alt: 'Lamp',
    light: { src: '/img/logo.svg?v=2', width, height },
    dark: { src: '/img/gone.svg', width: 28, height: 28 },
  });
});

it('has no picture of the dark mode where there is one for both, and none without a logo', () => {
  const logo = { src: '/logo.svg', alt: '' };
  expect(shownLogo({ title: 'Harbor', logo }, tempFolder())).not.toHaveProperty('dark');
  expect(shownLogo({ title: 'Harbor' }, tempFolder())).toBeUndefined();
});
