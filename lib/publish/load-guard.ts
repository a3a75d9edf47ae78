import type { LocalSite } from '../config/local-site';
import { isBelow } from '../content/join-route';
import type { Language, Words } from '../words/types';

/** Key under which a browser remembers which build it has reloaded a page of. */
const reloadKey = 'docs-site:reloaded';

/**
 * What the reader sees when a file did not come. Everything is set through the DOM: the style sheet may be what is
 * missing, and nothing of the address may become markup.
 */
const views = `
function add(to,tag,text,css){var e=to.appendChild(d.createElement(tag));e.textContent=text;e.style.cssText=css||'';return e}
function panel(css){var e=add(d.body,'div','',css+';z-index:99;left:0;right:0;box-sizing:border-box;padding:12px 20px;background:#1d2430;color:#fff;font:16px/1.5 system-ui,sans-serif');e.setAttribute('role','alert');return e}
function offer(){var e=panel('position:fixed;bottom:0');add(e,'span',c.words.part+' ');add(e,'button',c.words.retry,'padding:4px 14px;border:1px solid #fff;border-radius:6px;background:none;color:#fff;font:inherit;cursor:pointer').onclick=function(){l.reload()}}
function explain(real){var e=panel('position:relative');d.body.insertBefore(e,d.body.firstChild);add(e,'strong',c.title,'display:block;font-size:20px');c.words.built.split(/({\\w+})/).forEach(function(t){var v={'{built}':c.base||'/','{served}':real||'/'}[t];add(e,v?'code':'span',v||t)});add(e,'span',' '+c.words.remedy)}`;

/**
 * Folder this page really lies in: what stands before its route in the address. Pages without a route of their own only
 * tell that they lie outside of the one they were built for.
 */
const place = `
function real(){var p=l.pathname.replace(/(\\/index)?\\.html$/,'').replace(/\\/+$/,''),a=d.querySelector('link[rel=canonical]'),r=a&&new URL(a.href).pathname.replace(/\\/+$/,'').slice(c.base.length);
if(a&&p.slice(p.length-r.length)===r)return p.slice(0,p.length-r.length);
return c.base&&(p+'/').indexOf(c.base+'/')?'':c.base}`;

/**
 * Reloads once for each build, whichever tab was first, and only while the site can be reached: a page that misses a
 * part is worth more than a browser's error page.
 */
const react = `
function act(){var r=real(),s;if(r!==c.base)return explain(r);
try{s=localStorage}catch(e){}
if(!s||s.getItem(c.key)===c.build)return offer();
fetch(l.href,{method:'HEAD',cache:'no-store'}).then(function(a){if(a.status>499)throw a;s.setItem(c.key,c.build);l.reload()}).catch(offer)}`;

/** Errors of files do not bubble, but every one of them passes the window on its way down. */
const listen = `
addEventListener('error',function(e){var t=e.target,u=t&&(t.src||t.rel==='stylesheet'&&t.href);
if(done||!u||!/^(SCRIPT|LINK)$/.test(t.tagName)||u.indexOf('/_next/')<0)return;done=true;
if(d.readyState==='loading')d.addEventListener('DOMContentLoaded',act);else act()},true)`;

/**
 * Program that stands before all files a page loads and acts when one does not come. A missing script or style sheet makes
 * it reload the page once, then offer to do so; a site that lies in another folder than it was built for gets a banner
 * that says so. It is text in the page because it has to work when nothing else does, and the same text in every page.
 * @param build changes with every build
 */
function loadGuard({ basePath, loadFailureTitle }: LocalSite, { guard }: Words, build: string): string {
  const { title: _, ...words } = guard;
  const constants = { base: basePath, title: loadFailureTitle, words, build, key: reloadKey };
  const text = JSON.stringify(constants).replaceAll('<', '\\u003c');
  return `(function(c,d,l,done){${views}${place}${react}${listen}})(${text},document,location)`.replaceAll('\n', '');
}

interface GuardedEdition {
  site: LocalSite;
  language: Language;
}

/** The guard of each page of an export, by the path of its file: it speaks the language of the page. */
export function guards(
  [standard, ...others]: readonly [GuardedEdition, ...GuardedEdition[]],
  build: string,
): (file: string) => string {
  const made = ({ site, language }: GuardedEdition) => loadGuard(site, language.words, build);
  const common = made(standard);
  const local = others.map((edition) => ({ prefix: edition.site.routePrefix, guard: made(edition) }));
  return (file) => {
    const route = `/${file.replaceAll('\\', '/').replace(/\.html$/, '')}`;
    return local.find(({ prefix }) => isBelow(prefix, route))?.guard ?? common;
  };
}
