import { expect, it, vi } from 'vitest';
import { showText } from '@/cms/src/components/editor/editor-text';

/** A text of Monaco, as far as it is needed here. */
function modelOf(text: string) {
  return { getValue: () => text, setValue: vi.fn(), setEOL: vi.fn() };
}

it.each(['', 'One.\n', 'One.\rTwo.'])('gives %j the line ends of Unix on every system', (text) => {
  const model = modelOf(text);
  showText(model, text);
  expect(model.setEOL).toHaveBeenCalledWith(0);
  expect(model.setValue).not.toHaveBeenCalled();
});

it('leaves those of Windows to a text that has them', () => {
  const model = modelOf('');
  showText(model, 'One.\r\n');
  expect(model.setValue).toHaveBeenCalledWith('One.\r\n');
  expect(model.setEOL).not.toHaveBeenCalled();
});
