import { parseMdx } from '../lib/check/content/mdx-parse';
const tests: string[] = [
'# A\n\n<div>\ntext\n','para <b>bold\n\nmore','para <b>bold\n\nmore</b>','<a>\n\n<b>\n\n</a>','<a><b></a></b>','text </b> more','1 < 5 and a {b','if {a','{a b}',
'<Tabs a=b>x</Tabs>','<Tabs {a}>x</Tabs>','<http://x.y>','<a@b.c>','import x from "y\n\nfoo','export const a = ;\n\nfoo','import x from "y"\ntext right below\n\nfoo','import things from here.\n\nfoo {',
'a <br> b','{/* open comment','- a\n  <div>\n- b\n  </div>','<x.y-z:a>','<Foo attr={>x</Foo>','<Foo attr="x>y</Foo>\n\nzz','> <div>\n> x\n\n</div>',':::note[Hello {x]\nabc\n:::',
'<Tabs>\n\nx\n\n</Tab>\n\n<i>a\n\n{b c}\n\n<img src=x>\n\n1 <5','a {b {c} \n\nd {e','x <= 5 and <5','```\n{ <\n```\n{ a','<img src="a"> text','text {a.} b', '{\n\na\n\n', '`<` and <','$\\{a} \\{',
'<div style={color: red}>x</div>','<!DOCTYPE html>','a {} b','<div\n\n>','</div>','{`a`}','Set {"a": 1}',
];
for (const t of tests) { const r = parseMdx(t,'mdx'); console.log(JSON.stringify(t), r.complete?'':'INCOMPLETE'); for (const e of r.errors) console.log('    ', `${e.line}:${e.column}-${e.endLine}:${e.endColumn}`, e.message, '|', e.hint); }
