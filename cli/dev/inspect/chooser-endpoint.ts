import { setImmediate } from 'node:timers/promises';
import type { WebRoot } from '../../../runtime/contract.ts';
import type { ChosenBy } from '../../../runtime/dev/inspector/messages.ts';
import { readPath } from '../../manifest/request-path.ts';
import { findChooser } from '../../reach/find-chooser.ts';
import { createTextContext } from '../../reach/open-page-sources.ts';
import { segmentsOf } from '../../schema/pointer.ts';
import { answerJson } from '../../serve/answer.ts';
import type { Call } from '../../serve/service.ts';
import { findPage } from '../dev-site.ts';
import type { DevServer } from '../endpoints.ts';
import { describeChain, describePlace } from './describe-place.ts';

/** The value that chose a text of a page, as `ChosenBy`. */
export async function answerChooser(
  { response, target }: Call,
  { project, site, opener }: DevServer,
  webRoot: WebRoot,
): Promise<void> {
  const query = new URLSearchParams(target.query);
  const version = site.current();
  const page = version && findPage(version, webRoot, readPath(query.get('path') ?? '/') ?? '/');
  const nodes = (query.get('text') ?? '').split('.').map(Number);
  if (version === undefined || page === undefined) {
    answerJson(response, 404, { message: 'There is no such page now.' });
    return;
  }
  const { checked, data, program, request } = version;
  const { createSiteRenderer } = program.renderer;
  const { environment, liveForms } = request;
  const texts = createTextContext(project.root, checked.manifest);
  const context = { ...texts, environment, liveForms };
  const isWanted = (): boolean => !response.destroyed && site.current() === version;
  const pause = async (): Promise<void> => {
    await setImmediate();
    if (!isWanted()) throw new NotWanted();
  };
  const chooser = await findChooser(
    { data, context, createSiteRenderer },
    page,
    nodes,
    pause,
  ).catch(unlessNotWanted);
  const provenance = chooser && checked.resolved.findValue(chooser)?.provenance;
  const answer: ChosenBy =
    chooser === undefined || provenance === undefined
      ? {}
      : {
          field: {
            owner: chooser.owner,
            field: segmentsOf(chooser.pointer).join('.'),
            place: describePlace(provenance.span, opener),
            chain: describeChain(chooser.owner, provenance),
          },
          value: String(chooser.value),
        };
  answerJson(response, 200, answer);
}

/** The page has moved on. */
class NotWanted extends Error {}

function unlessNotWanted(error: unknown): undefined {
  if (!(error instanceof NotWanted)) throw error;
}
