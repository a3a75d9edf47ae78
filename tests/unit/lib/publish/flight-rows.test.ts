import { expect, it } from 'vitest';
import { readRows, references } from '@/lib/publish/flight-rows';

const first = ':HL["/a.css"]\n2:"/a.js"\n0:{"a":"$10"}\n10:T6,ü1\n2:a:I[1,["$2"],"Mark"]\n';
const other = ':HL["/a.css"]\n0:{"a":"$d"}\n9:I[1,["$7"],"Mark"]\nd:T6,ü1\n2:7:"/a.js"\n';

const orderRows = (data: string) => [...readRows(data, () => false).rows.values()].join('');

it('numbers rows by their references and writes them in that order, whatever was begun or ready first', () => {
  const ordered = ':HL["/a.css"]\n1:"ü1\\n2:"\n0:{"a":"$1"}\n2:"/a.js"\n3:I[1,["$2"],"Mark"]\n';
  expect(orderRows(first)).toBe(ordered);
  expect(orderRows(other)).toBe(ordered);
});

it('reads them in that order, a long text as a line', () => {
  const { rows, shown } = readRows(first, () => false);
  expect([...rows.keys()]).toEqual(['', '1', '0', '2', '3']);
  expect(rows.get('1')).toBe('1:"ü1\\n2:"\n');
  expect(shown).toBeUndefined();
  expect(readRows(first, (text) => text === 'ü1\n2:').shown).toEqual({ name: '1', text: 'ü1\n2:' });
});

it('writes each behind the rows it refers to, so that no type or name is missing when React reads it', () => {
  const rows = [
    '0:["$","$a",null,{"children":["$Lb","$@c"]}]\n',
    'a:"$Sreact.fragment"\n',
    '7:["$Q9","$$3","$3:1:props:\\"$4\\"","says \\"$4\\"",{"$3":"$4:a"}]\n',
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
  expect(ordered.split('\n')).toEqual([
    '1:"$Sreact.fragment"',
    '0:["$","$1",null,{"children":["$L2","$@3"]}]',
    '4:"/a.js"',
    '5:"Mark"',
    '2:I[1,["$4"],"$5"]',
    '3:null',
    '6:[["$","p",null,{}]]',
    '7:X',
    '7:C',
    '9:[]',
    '8:["$Q9","$$3","$6:1:props:\\"$4\\"","says \\"$4\\"",{"$3":"$7:a"}]',
    '',
  ]);
  expect(orderRows('7:["$Lf"]\n0:["$@c"]\n')).toBe('0:["$@1"]\n2:["$L3"]\n');
  expect(orderRows('0:["$1"]\n1:["$0"]\n')).toBe('1:["$0"]\n0:["$1"]\n');
});

it('finds what several rows of one name refer to', () => {
  const { rows } = readRows(':HL["/a.css"]\n:HL["/b.css",{"as":"$2"}]\n2:["$4"]\n', () => false);
  expect(references(rows.get('') ?? '')).toEqual(['1']);
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
