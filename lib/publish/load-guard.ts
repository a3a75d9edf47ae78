import { join } from 'node:path';
import escapeMarkup from 'lodash-es/escape.js';
import type { LocalSite } from '../config/local-site';
import { isRouteBelow } from '../content/model/join-route';
import { putFile } from '../node/put-file';
import type { Language } from '../words/types';

/** What one page's address may end with on one host and not on another. */
const ending = /(\/index)?(\.html)?\/*$/;

/** Key under which a browser remembers which build it has reloaded a page of. */
const reloadKey = 'docs-site:reloaded';

/** Below the folder of its language. Its name is the same in every build: one that an old page asks for is still there. */
const fileName = '/load-guard.js';

/** A note that looks like the site's others, which only the style sheet colours: it may be missing. */
const note = [
  'position:fixed;z-index:99;bottom:20px;left:50%;transform:translate(-50%);width:max-content;max-width:90%',
  'padding:8px 16px;border:1px solid var(--line-strong,#888);border-radius:8px',
  'background:var(--paper,#fff);color:var(--text,#000);font-size:14px',
].join(';');

/**
 * What the reader sees when a file did not come. Everything is set through the DOM: the style sheet may be what is
 * missing, and nothing of the address may become markup.
 */
const views = `
function add(to,tag,text,css){var e=to.appendChild(d.createElement(tag));e.textContent=text;e.style.cssText=css||'';return e}
function panel(css){var e=add(d.body,'div','',css);e.setAttribute('role','alert');return e}
function offer(){var e=panel('${note}');add(e,'span',c.words.part+' ');add(e,'button',c.words.retry,'padding:0 6px;border:0;background:none;text-decoration:underline;color:var(--link,inherit);font:inherit;cursor:pointer').onclick=function(){l.reload()}}
function explain(){var e=panel('position:relative;z-index:99;padding:12px 20px;background:#1d2430;color:#fff;font:16px/1.5 system-ui,sans-serif');d.body.insertBefore(e,d.body.firstChild);add(e,'strong',c.title,'display:block;font-size:20px');c.words.built.split(/({\\w+})/).forEach(function(t){var v={'{built}':c.base||'/','{served}':real||'/'}[t];add(e,v?'code':'span',v||t)});add(e,'span',' '+c.words.remedy)}`;

/**
 * Explains where the site lies elsewhere, which the address of this script tells. Else reloads once for each build, whichever
 * tab was first, and only while the site can be reached: a page that misses a part is worth more than a browser's error page.
 */
const react = `
var s,real=new URL(d.currentScript.src).pathname.slice(0,-c.file.length);
if(real!==c.base)return explain();
try{s=localStorage}catch(e){}
if(!s||s.getItem(c.key)===c.build)return offer();
fetch(l.href,{method:'HEAD',cache:'no-store'}).then(function(a){if(a.status>499)throw a;s.setItem(c.key,c.build);l.reload()}).catch(offer)`;

/**
 * What stands in every page: hears of the first file that does not come (their errors do not bubble, but pass the window on
 * their way down), finds the folder the page really lies in, which is what stands before its route in the address, and runs
 * the guard from there. A page without a route of its own only tells that it lies outside of the folder it was built for.
 */
const listen = `
addEventListener('error',function f(e){var t=e.target,u=/^(SCRIPT|LINK)$/.test(t.tagName)&&(t.src||t.rel==='stylesheet'&&t.href);
if(!u||u.indexOf('/_next/')<0)return;removeEventListener('error',f,true);
d.readyState==='loading'?d.addEventListener('DOMContentLoaded',act):act()},true);
function act(){var p=l.pathname.replace(${ending},''),s=d.createElement('script');
s.src=(p.endsWith(r)?p.slice(0,p.length-r.length):(p+'/').indexOf(b+'/')?'':b)+n;
s.onerror=function(){d.body.insertAdjacentHTML('beforeend',m)};d.head.append(s)}`;

interface GuardedEdition {
  site: LocalSite;
  language: Language;
}

const asProgram = (text: string) => text.replaceAll('\n', '');
const asLiteral = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
const fileOf = ({ site }: GuardedEdition) => `${site.routePrefix}${fileName}`;

/** The program of the file: it acts when it is loaded. */
function guardFile(edition: GuardedEdition, build: string): string {
  const { basePath: base, loadFailureTitle } = edition.site;
  const { title: _, ...words } = edition.language.words.guard;
  const constants = { base, file: fileOf(edition), title: loadFailureTitle, words, build, key: reloadKey };
  return asProgram(`(function(c,d,l){${views}${react}})(${asLiteral(constants)},document,location)`);
}

/** What a page says where not even the guard comes. */
function lastNote({ part, retry }: Language['words']['guard']): string {
  // The class has its look, where its style sheet is there.
  return `<p role="alert" class="load-note" style="position:fixed;bottom:0;background:#fff">${escapeMarkup(part)} <a href="">${escapeMarkup(retry)}</a></p>`;
}

/** The program of a page, by its route. */
function inlineGuard({ site, language }: GuardedEdition, file: string): (route: string) => string {
  const [base, name, note] = [site.basePath, file, lastNote(language.words.guard)].map(asLiteral);
  return (route) =>
    asProgram(`(function(d,l,b,n,m,r){${listen}})(document,location,${base},${name},${note},${asLiteral(route)})`);
}

/**
 * Writes the guard of each language into an export. It acts when a file of a page does not come: a missing script or style
 * sheet makes it reload the page once, then offer to do so; a site that lies in another folder than it was built for gets a
 * banner that says so.
 * @param build changes with every build
 * @returns what each page needs to call it, by the path of its file: a program that stands before all files the page loads
 */
export function placeGuards(
  dir: string,
  [standard, ...others]: readonly [GuardedEdition, ...GuardedEdition[]],
  build: string,
): (file: string) => string {
  const place = (edition: GuardedEdition) => {
    const file = fileOf(edition);
    putFile(join(dir, file), guardFile(edition, build));
    return { prefix: edition.site.routePrefix, guard: inlineGuard(edition, file) };
  };
  const common = place(standard);
  const local = others.map(place);
  return (file) => {
    const route = new URL(`http://a/${file}`).pathname.replace(ending, '');
    return (local.find(({ prefix }) => isRouteBelow(prefix, route)) ?? common).guard(route);
  };
}
