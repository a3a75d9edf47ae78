import { join } from 'node:path';
import escapeMarkup from 'lodash-es/escape.js';
import { isRouteBelow } from '../content/model/join-route';
import type { Edition } from '../content/model/make-editions';
import { putFile } from '../node/put-file';
import type { Language } from '../words/types';

/** Endings that differ from host to host. */
const ending = /(\/index)?(\.html)?\/*$/;

/** Key in localStorage for the build that a page was reloaded for. */
const reloadKey = 'docs-site:reloaded';

/** Path below the folder of its language. It is the same in every build, so that old pages find it. */
const fileName = '/load-guard.js';

/** A note in the style of the site that also works without its style sheet. */
const note = [
  'position:fixed;z-index:99;bottom:20px;left:50%;transform:translate(-50%);width:max-content;max-width:90%',
  'padding:8px 16px;border:1px solid var(--line-strong,#888);border-radius:8px',
  'background:var(--paper,#fff);color:var(--text,#000);font-size:14px',
].join(';');

/** Messages for a missing file, by DOM calls: styles may be missing, and no part of the address may become markup. */
const views = `
function add(to,tag,text,css){var e=to.appendChild(d.createElement(tag));e.textContent=text;e.style.cssText=css||'';return e}
function panel(css){var e=add(d.body,'div','',css);e.setAttribute('role','alert');return e}
function offer(){var e=panel('${note}');add(e,'span',c.words.part+' ');add(e,'button',c.words.retry,'padding:0 6px;border:0;background:none;text-decoration:underline;color:var(--link,inherit);font:inherit;cursor:pointer').onclick=function(){l.reload()}}
function explain(){var e=panel('position:relative;z-index:99;padding:12px 20px;background:#1d2430;color:#fff;font:16px/1.5 system-ui,sans-serif');d.body.insertBefore(e,d.body.firstChild);add(e,'strong',c.title,'display:block;font-size:20px');c.words.built.split(/({\\w+})/).forEach(function(t){var v={'{built}':c.base||'/','{served}':real||'/'}[t];add(e,v?'code':'span',v||t)});add(e,'span',' '+c.words.remedy)}`;

/**
 * Explains if the site is in another folder, as the address of this script tells. Otherwise reloads once for each build in
 * all tabs together, but only if the site can be reached: an incomplete page is better than the browser's error page.
 */
const react = `
var s,real=new URL(d.currentScript.src).pathname.slice(0,-c.file.length);
if(real!==c.base)return explain();
try{s=localStorage}catch(e){}
if(!s||s.getItem(c.key)===c.build)return offer();
fetch(l.href,{method:'HEAD',cache:'no-store'}).then(function(a){if(a.status>499)throw a;s.setItem(c.key,c.build);l.reload()}).catch(offer)`;

/**
 * The program in every page. It waits for the first missing file (such errors do not bubble, but pass the window on their
 * way down), finds the real folder of the page, which is the address before its route, and loads the guard from there. A
 * page without a route only notices that it is outside of its folder.
 */
const listen = `
addEventListener('error',function f(e){var t=e.target,u=/^(SCRIPT|LINK)$/.test(t.tagName)&&(t.src||t.rel==='stylesheet'&&t.href);
if(!u||u.indexOf('/_next/')<0)return;removeEventListener('error',f,true);
d.readyState==='loading'?d.addEventListener('DOMContentLoaded',act):act()},true);
function act(){var p=l.pathname.replace(${ending},''),s=d.createElement('script');
s.src=(p.endsWith(r)?p.slice(0,p.length-r.length):(p+'/').indexOf(b+'/')?'':b)+n;
s.onerror=function(){d.body.insertAdjacentHTML('beforeend',m)};d.head.append(s)}`;

type GuardedEdition = Pick<Edition, 'site' | 'language'>;

const asProgram = (text: string) => text.replaceAll('\n', '');
const asLiteral = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
const fileOf = ({ site }: GuardedEdition) => `${site.routePrefix}${fileName}`;

function guardFile(edition: GuardedEdition, build: string): string {
  const { basePath: base, loadFailureTitle: title } = edition.site;
  const { browser, guard } = edition.language.words;
  const words = { part: guard.part, retry: browser.failures.retry, built: guard.built, remedy: guard.remedy };
  const constants = { base, file: fileOf(edition), title, words, build, key: reloadKey };
  return asProgram(`(function(c,d,l){${views}${react}})(${asLiteral(constants)},document,location)`);
}

/** The message of a page if the guard is missing too. */
function lastNote({ browser, guard }: Language['words']): string {
  // The class gives its style if the style sheet is there.
  return `<p role="alert" class="load-note" style="position:fixed;bottom:0;background:#fff">${escapeMarkup(guard.part)} <a href="">${escapeMarkup(browser.failures.retry)}</a></p>`;
}

function inlineGuard({ site, language }: GuardedEdition, file: string): (route: string) => string {
  const [base, name, note] = [site.basePath, file, lastNote(language.words)].map(asLiteral);
  return (route) =>
    asProgram(`(function(d,l,b,n,m,r){${listen}})(document,location,${base},${name},${note},${asLiteral(route)})`);
}

/**
 * Writes the guard of each language into an export. It acts if a file of a page is missing: it reloads the page once, and
 * then offers to do so again. A site in the wrong folder gets an explaining banner.
 * @param build changes with every build
 * @returns a function that gives the program for a page by the path of its file. It must precede all files that the page
 * loads.
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
