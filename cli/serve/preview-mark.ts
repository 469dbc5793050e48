import type { PreviewMark } from '../../runtime/contract.ts';
import { previewMarkPath } from '../manifest/files.ts';
import { answerJson } from './answer.ts';
import type { Service } from './service.ts';

/** Lets the forms of a preview build send, because the host that serves them is a preview (docs/product.md F5). */
export function createPreviewMark(submissions: PreviewMark['submissions']): Service {
  const mark: PreviewMark = { submissions };
  return {
    accepts: (path) => path === previewMarkPath,
    handle({ response }) {
      answerJson(response, 200, mark);
      return Promise.resolve();
    },
  };
}
