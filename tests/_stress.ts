import { fileFacts } from '../lib/check/content/file-facts';
const N=100_000;
const rep=(s:string)=>s.repeat(Math.ceil(N/s.length)).slice(0,N);
const units=['[','](','[a](','*','*a ','**a*','_a_','`','`a ','``a`','<','<a>','<a ','</a>','{','{a','}','>','> ','> a\n','- ','- a\n','1. a\n','#','# a\n','## a {#a}\n','|','|a|\n','| a | b |\n|--|--|\n','~','~~a','!','![','![a](b)','&','&amp;','\\','\\[','a','a ','a\n','\n','\t',' ','a@b.c ','http://a.b ','www.a.b ',':::note\n','::: ',':','::::note\n\n','<!--','<!-- -->','{/* */}','{/*','[^a]','[^a]: b\n','[a]: b\n','<a\n','<a b="','<a {...b} ','import a from "b"\n','import a\n\n','export const a = 1\n\n','{a}\n\n','{a b}\n\n','<b>\n\n','a <b>\n\n','$','"','- a\n  - b\n','  ','- [ ] a\n','```\n','~~~a\n','---\n','===\n','a\n===\n','\u0000','\uFFFD','é','😀','](http://','*_','[*','<a.b.c','<a:b','{{','{`','{"','{(','{[','{x=>','{function(){','<A b={','<A>{','&#x','%%','a*b_c`d[e](f)g<h>i{j}k\n'];
const only=process.argv[2]; const pre=process.argv[3]??'';
for (const u of only!==undefined?[units[Number(only)]!]:units) for (const [name,head] of [['body','---\ntitle: a\n---\n'],['yaml','---\n']] as const) {
  const t=performance.now(); let r='';
  try { const f=fileFacts('docs/a.mdx','Doc',Buffer.from(head+rep(u)),[]); r=f.problems.length+' '+(f.problems.find(p=>p.code.includes('complex'))?'COMPLEX':''); } catch(e) { r='THROW '+String(e).slice(0,100)+(e as Error).stack?.split('\n')[1]; }
  const ms=performance.now()-t; if (ms>300||r.startsWith('THROW')) console.log(name, JSON.stringify(u), ms.toFixed(0), r);
}
