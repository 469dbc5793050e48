import { startOfFile, wholeFile } from '../../../diagnostics/span.ts';
import type { Budgets } from '../../../compile/site/build-record.ts';
import type { CheckedPage } from '../checked-page.ts';
import type { CheckedSite } from '../checked-site.ts';
import type { Finding } from '../finding.ts';
import { find } from '../finding.ts';
import { isLoadedWithPage } from '../html/references.ts';

type Budget = keyof Budgets;

/** Finds pages that are over budget (`site.budgets`), alone or with all that they load at once. */
export function* findHeavyPages(page: CheckedPage, site: CheckedSite): Generator<Finding> {
  const { file, facts } = page;
  for (const [budget, what, paths] of [
    ['page', 'This page', [file.path]],
    ['visit', 'What this page loads at once', [file.path, ...loadedFiles(page, site)]],
  ] as const) {
    const excess = excessOf(site, budget, paths);
    const identity = `${budget} ${facts.row.kind}`;
    if (excess) yield find('over-budget', { what, ...excess }, startOfFile(file), { identity });
  }
}

/** Finds files other than pages that are over the budget of their kind. */
export function* findHeavyFiles(site: CheckedSite): Generator<Finding> {
  for (const { path } of site.output.record.files) {
    const budget = budgetsByEnding.find(([, ending]) => ending.test(path))?.[0];
    if (budget === undefined || !site.output.paths.has(path)) continue;
    const excess = excessOf(site, budget, [path]);
    if (excess)
      yield find('over-budget', { what: 'This file', ...excess }, wholeFile(path), {
        identity: path,
      });
  }
}

/** In kilobytes of 1,000 bytes, with the field that states the budget. */
function excessOf({ output, sentWithin }: CheckedSite, budget: Budget, paths: readonly string[]) {
  const { budgets, tool } = output.record;
  const limit = budgets[budget];
  if (limit === undefined) return undefined;
  const bytes = sentWithin(limit * 1000, paths);
  const isOfEngine = budget === 'script' && tool.engine === 'react';
  const field = `site.budgets.${isOfEngine ? 'react.' : ''}${budget}`;
  return bytes <= limit * 1000
    ? undefined
    : { budget, field, limit, size: Math.ceil(bytes / 100) / 10 };
}

function loadedFiles({ addresses }: CheckedPage, site: CheckedSite): readonly string[] {
  const files = addresses.flatMap(({ kind, target, isLazy }) => {
    if (!isLoadedWithPage(kind) || isLazy || target.type !== 'inside') return [];
    return site.fileAt(target.edition, target.path) ?? [];
  });
  return [...new Set(files)];
}

const budgetsByEnding: readonly (readonly [Budget, RegExp])[] = [
  ['script', /\.m?js$/],
  ['style', /\.css$/],
  ['image', /\.(?:svg|png|jpe?g|webp|avif|gif|ico)$/],
  ['font', /\.(?:woff2?|ttf|otf)$/],
  ['video', /\.(?:webm|mp4)$/],
  ['document', /\.(?:pdf|docx?|pptx?|xlsx?|zip)$/],
];
