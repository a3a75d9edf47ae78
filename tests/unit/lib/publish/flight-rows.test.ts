import { expect, it } from 'vitest';
import { orderRows, readRows, references } from '@/lib/publish/flight-rows';

const first = ':HL["/a.css"]\n2:"/a.js"\n0:{"a":"$10"}\n10:T6,ü1\n2:a:I[1,["$2"],"Mark"]\n';
const other = ':HL["/a.css"]\n0:{"a":"$10"}\na:I[1,["$2"],"Mark"]\n10:T6,ü1\n2:2:"/a.js"\n';

it('writes rows in the order of their numbers, whatever was ready first', () => {
  const ordered = ':HL["/a.css"]\n10:T6,ü1\n2:0:{"a":"$10"}\n2:"/a.js"\na:I[1,["$2"],"Mark"]\n';
  expect(orderRows(first)).toBe(ordered);
  expect(orderRows(other)).toBe(ordered);
});

it('reads them in that order, a long text as a line', () => {
  const { rows, shown } = readRows(first, () => false);
  expect([...rows.keys()]).toEqual(['', '10', '0', '2', 'a']);
  expect(rows.get('10')).toBe('10:"ü1\\n2:"\n');
  expect(shown).toBeUndefined();
  expect(readRows(first, (text) => text === 'ü1\n2:').shown).toEqual({ name: '10', text: 'ü1\n2:' });
});

it('writes each behind the rows it refers to, so that no type or name is missing when React reads it', () => {
  const rows = [
    '0:["$","$1",null,{"children":["$Lb","$@c"]}]\n',
    '1:"$Sreact.fragment"\n',
    '2:["$Q9","$$3","$3:1:props","says \\"$4\\""]\n',
    '3:[["$","p",null,{}]]\n',
    '4:X\n',
    '4:C\n',
    '9:[]\n',
    'b:I[1,["$e"],"$d"]\n',
    'c:null\n',
    'd:"Mark"\n',
    'e:"/a.js"\n',
  ];
  const ordered = orderRows([...rows].reverse().join('').replace('4:C\n4:X\n', '4:X\n4:C\n'));
  expect(ordered.match(/^\w+(?=:)/gm)).toEqual(['1', '0', '9', '3', '2', '4', '4', 'e', 'd', 'b', 'c']);
  expect(orderRows('0:["$1"]\n1:["$0"]\n')).toBe('1:["$0"]\n0:["$1"]\n');
});

it('finds what several rows of one name refer to', () => {
  const { rows } = readRows(':HL["/a.css"]\n:HL["/b.css",{"as":"$2"}]\n3:["$4"]\n', () => false);
  expect(references(rows.get('') ?? '')).toEqual(['2']);
});

it.each(['a row without end', '1:T9,short', '1:oBinary\n'])('says that it does not know %j', (data) => {
  expect(() => orderRows(data)).toThrow(/of its data has/);
});

it('leaves out what asks for style sheets ahead, and nothing else of the kind', () => {
  const font = ':HL["/a.woff2","font",{"type":"font/woff2"}]\n';
  expect(orderRows(`0:null\n:HL["/math.css","style"]\n${font}:HD["https://b.example"]\n`)).toBe(
    `${font}:HD["https://b.example"]\n0:null\n`,
  );
});
