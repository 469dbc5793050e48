import { createSourceFile, startOfFile } from '../../diagnostics/span.ts';
import type { Budgets } from '../../site/build-record.ts';
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
    if (excess === undefined) continue;
    const parameters = { what, budget, field: fieldOf(site, budget), ...excess };
    yield find('over-budget', parameters, startOfFile(file), {
      identity: `${budget} ${facts.row.kind}`,
    });
  }
}

/** Finds files other than pages that are over the budget of their kind. */
export function* findHeavyFiles(site: CheckedSite): Generator<Finding> {
  for (const { path } of site.output.record.files) {
    const budget = budgetOf(path);
    if (budget === undefined || !site.output.paths.has(path)) continue;
    const excess = excessOf(site, budget, [path]);
    if (excess === undefined) continue;
    const span = startOfFile(createSourceFile(path, ''));
    const parameters = { what: 'This file', budget, field: fieldOf(site, budget), ...excess };
    yield find('over-budget', parameters, span, { identity: path });
  }
}

/** The field of regions.yaml that states a budget for the engine of the build. */
function fieldOf({ output }: CheckedSite, budget: Budget): string {
  const isOfEngine = budget === 'script' && output.record.tool.engine === 'react';
  return `site.budgets.${isOfEngine ? 'react.' : ''}${budget}`;
}

/** In kilobytes of 1,000 bytes. */
function excessOf(
  site: CheckedSite,
  budget: Budget,
  paths: readonly string[],
): { readonly limit: number; readonly size: number } | undefined {
  const limit = site.output.record.budgets[budget];
  if (limit === undefined) return undefined;
  const bytes = site.sentWithin(limit * 1000, paths);
  return bytes <= limit * 1000 ? undefined : { limit, size: Math.ceil(bytes / 100) / 10 };
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

function budgetOf(path: string): Budget | undefined {
  return budgetsByEnding.find(([, ending]) => ending.test(path))?.[0];
}
