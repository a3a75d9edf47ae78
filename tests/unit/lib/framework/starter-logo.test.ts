import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { recolorLogo } from '@/lib/framework/starter-logo';
import { defaultBrand } from '@/lib/theme/grounds';

const starter = readFileSync('starter/public/img/logo.svg', 'utf8');
const inColor = (color: string) => starter.replaceAll(defaultBrand, color);

it('gives the logo of a new site the colour that its owner has chosen since', () => {
  expect(inColor('#0b7285')).not.toBe(starter);
  expect(recolorLogo(starter, starter, '#0b7285')).toBe(inColor('#0b7285'));
  expect(recolorLogo(inColor('#0b7285'), starter, '#7C3AED')).toBe(inColor('#7C3AED'));
});

it('leaves a logo alone that the owner has changed', () => {
  const own = inColor('#0b7285');
  expect(recolorLogo(own.replace('rx="14"', 'rx="32"'), starter, '#7c3aed')).toBeUndefined();
  expect(recolorLogo(own.replace('#0b7285', '#123456'), starter, '#7c3aed')).toBeUndefined();
  expect(recolorLogo('', starter, '#7c3aed')).toBeUndefined();
});
