import { expect, it } from 'vitest';
import { shownBrand, shownFooterLogo } from '@/lib/content/views/shown-logo';
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
  expect(shownBrand({ title: 'Harbor', logo }, folder)).toEqual({
    title: 'Harbor',
    logo: {
      alt: 'Lamp',
      light: { src: '/img/logo.svg?v=2', width, height },
      dark: { src: '/img/gone.svg', width: 28, height: 28 },
    },
  });
});

it('has no picture of the dark mode where there is one for both, and none without a logo', () => {
  const logo = { src: '/logo.svg', alt: '' };
  expect(shownBrand({ title: 'Harbor', logo }, tempFolder()).logo).not.toHaveProperty('dark');
  expect(shownBrand({ title: 'Harbor' }, tempFolder())).toEqual({ title: 'Harbor' });
});

it('shows a logo that holds the name alone, which names it unless it has a text of its own', () => {
  const shown = (alt: string) =>
    shownBrand({ title: 'Harbor', logo: { src: '/logo.svg', alt, holdsName: true } }, tempFolder());
  expect(shown('')).toMatchObject({ title: '', logo: { alt: 'Harbor' } });
  expect(shown('To the docks')).toMatchObject({ title: '', logo: { alt: 'To the docks' } });
});

it('shows the logo of the footer larger, with its address', () => {
  const folder = tempFolder({ 'img/logo.svg': svg('viewBox="0 0 64 64"') });
  const logo = { src: '/img/logo.svg', alt: 'Lamp', href: 'https://lamp.example/' };
  const light = { src: '/img/logo.svg', width: 48, height: 48 };
  expect(shownFooterLogo({ columns: [], copyright: '', logo }, folder)).toEqual({
    alt: 'Lamp',
    href: 'https://lamp.example/',
    light,
  });
  expect(shownFooterLogo({ columns: [], copyright: '' }, folder)).toBeUndefined();
});
