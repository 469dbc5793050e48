import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import type { Engine } from '../../cli/compile/site/bundle-options.ts';
import { loadRenderer } from '../../cli/compile/site/program.ts';
import type { RenderPage } from '../../runtime/contract.ts';
import { casesOf } from '../cases.ts';
import { buildContext, siteData } from './site-data.ts';

const engines = [rendererOf('preact'), rendererOf('react')] as const;

function rendererOf(engine: Engine): RenderPage {
  return loadRenderer(engine).createSiteRenderer(siteData, buildContext);
}

const parser = new new JSDOM().window.DOMParser();

/** What a browser makes of a page; comments, which keep texts apart in islands, are left out. */
function treeOf(html: string): Element {
  const document = parser.parseFromString(html.replace(/<!--.*?-->/g, ''), 'text/html');
  document.normalize();
  return document.documentElement;
}

test.each(casesOf(siteData.routes.pages))(
  'both engines give $edition $url the same elements',
  (page) => {
    const [preact, react] = engines;
    expect(treeOf(preact(page)).isEqualNode(treeOf(react(page)))).toBe(true);
  },
);
