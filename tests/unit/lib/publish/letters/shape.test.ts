import { expect, test } from 'vitest';
import { openFontPackage } from '@/lib/publish/letters/font-files';
import { isFromRight, shapeLine, type Writing } from '@/lib/publish/letters/shape';
import { fontModules } from './font-modules';

function writing(direction: Writing['direction'] = undefined): Writing {
  const modules = fontModules('arabic');
  const packages = ['inter', 'noto-sans-arabic'].map((name) => openFontPackage(modules, `@fontsource/${name}`));
  const fontOf = (letter: string) => packages.map((open) => open?.(letter, 700)).find(Boolean);
  return { fontOf, direction, language: 'ar' };
}

const idsOf = (text: string, how: Writing) => shapeLine(text, how).glyphs.map(({ id }) => id);

test('letters of Arabic are joined, and a sign between them keeps them apart', () => {
  const how = writing();
  const [alone] = idsOf('س', how);
  expect(idsOf('سسس', how)).not.toContain(alone);
  expect(idsOf('س\u200cس', how).filter((id) => id === alone)).toHaveLength(2);
});

test('Arabic stands from right to left, and Latin words and numbers in it from left to right', () => {
  const how = writing('rtl');
  const { glyphs } = shapeLine('ء Go 12 ء', how);
  const latin = idsOf('Go', writing('ltr'));
  const numbers = idsOf('12', writing('ltr'));
  const [hamza] = idsOf('ء', how);
  const space = idsOf(' ', how);
  expect(glyphs.map(({ id }) => id)).toEqual([hamza, ...space, ...latin, ...space, ...numbers, ...space, hamza]);
  expect(glyphs.map(({ x }) => x)).toEqual(glyphs.map(({ x }) => x).sort((one, other) => one - other));
});

test('brackets of text from right to left are turned', () => {
  const [right] = idsOf('(', writing('ltr'));
  const [left] = idsOf(')', writing('ltr'));
  const [first, , last] = idsOf('(ء)', writing('rtl'));
  expect([first, last]).toEqual([right, left]);
});

test('marks stand above and below their letter and take no room', () => {
  const how = writing();
  expect(shapeLine('مَ', how).width).toBeCloseTo(shapeLine('م', how).width);
});

test('letters may stand closer together', () => {
  const how = writing();
  expect(shapeLine('Go', how, -0.1).width).toBeCloseTo(shapeLine('Go', how).width - 0.2);
});

test('what no font has is left out', () => {
  const how = writing();
  expect(idsOf('A🎮B', how)).toEqual(idsOf('AB', how));
});

test('the direction is that of the page, else that of the first letter', () => {
  expect([isFromRight('Unity ب', 'rtl'), isFromRight('Unity ب', undefined), isFromRight('ب Unity', undefined)]).toEqual(
    [true, false, true],
  );
});
