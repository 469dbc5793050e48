import type { BlocksAnswer, NewPageAnswer } from '../page/blocks/messages.ts';
import { blockPaths } from '../page/blocks/messages.ts';
import { answerBlock, answerNewPage } from './edits/edit-endpoints.ts';
import { askedOfPage } from './edits/new-page.ts';
import { describeBlocks, listKinds } from './inspect/describe-blocks.ts';
import { findCalled } from './page-endpoints.ts';
import { siteQuestion } from './questions.ts';
import type { Endpoint } from './server.ts';

/** What is asked of pages of blocks, and what is sent. */
export const blockEndpoints: readonly Endpoint[] = [
  siteQuestion<BlocksAnswer>(blockPaths.blocks, 'page', ({ site }, call, server) => {
    const { page } = findCalled(call, server.site) ?? {};
    const { root, resolved } = site;
    const owner = page?.region ?? '';
    const name = page?.params['page'] ?? '';
    const blocks = describeBlocks(resolved, root, owner, name);
    return { owner, page: name, blocks, kinds: listKinds(owner) };
  }),
  siteQuestion<NewPageAnswer>(blockPaths.asked, 'site', (_, { webRoot }) => ({
    asked: askedOfPage(webRoot),
  })),
  { method: 'POST', path: blockPaths.block, answer: answerBlock },
  { method: 'POST', path: blockPaths.page, answer: answerNewPage('addPage') },
  { method: 'POST', path: blockPaths.checkPage, answer: answerNewPage('checkPage') },
];
