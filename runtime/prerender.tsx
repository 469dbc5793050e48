import { data } from '../generated/index.ts';
import { createSiteRenderer } from './app/renderer.ts';
import type { CreateRenderer } from './contract.ts';

/** Renders the pages of the site that `generated/` describes; a build bundles both into one module. */
export const createRenderer: CreateRenderer = (context) => createSiteRenderer(data, context);
