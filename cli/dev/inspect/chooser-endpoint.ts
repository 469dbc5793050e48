import { setImmediate } from 'node:timers/promises';
import type { PageEntry, WebRoot } from '../../../runtime/contract.ts';
import type { ChosenBy } from '../../../runtime/dev/inspector/messages.ts';
import { readPath } from '../../manifest/request-path.ts';
import type { Chooser } from '../../reach/find-chooser.ts';
import { findChooser } from '../../reach/find-chooser.ts';
import { createTextContext } from '../../reach/open-page-sources.ts';
import { segmentsOf } from '../../schema/pointer.ts';
import { answerJson } from '../../serve/answer.ts';
import type { Call } from '../../serve/service.ts';
import { findPage } from '../dev-site.ts';
import type { DevServer } from '../endpoints.ts';
import type { SiteVersion } from '../version.ts';
import type { Opener } from './describe-place.ts';
import { describeChain, describePlace } from './describe-place.ts';

/** The value that chose a text of a page, as `ChosenBy`. */
export async function answerChooser(
  { response, target }: Call,
  server: DevServer,
  webRoot: WebRoot,
): Promise<void> {
  const { site, opener } = server;
  const query = new URLSearchParams(target.query);
  const version = site.current();
  const page = version && findPage(version, webRoot, readPath(query.get('path') ?? '/') ?? '/');
  if (version === undefined || page === undefined) {
    answerJson(response, 404, { message: 'There is no such page now.' });
    return;
  }
  const text = (query.get('text') ?? '').split('.').map(Number);
  const isWanted = (): boolean => !response.destroyed && site.current() === version;
  const chooser = await findWhileWanted(server, version, { page, text, isWanted });
  answerJson(response, 200, chooser === undefined ? {} : describeChooser(chooser, version, opener));
}

interface WantedText {
  readonly page: PageEntry;
  /** The way to it from the `html` element. */
  readonly text: readonly number[];
  readonly isWanted: () => boolean;
}

/** Searches between other answers, for as long as the page waits for it. */
async function findWhileWanted(
  { project }: DevServer,
  { checked, data, program, request }: SiteVersion,
  { page, text, isWanted }: WantedText,
): Promise<Chooser | undefined> {
  const { environment, liveForms } = request;
  const texts = createTextContext(project.root, checked.manifest);
  const context = { ...texts, environment, liveForms };
  const { createSiteRenderer } = program.renderer;
  const pause = async (): Promise<void> => {
    await setImmediate();
    if (!isWanted()) throw new NotWanted();
  };
  const search = findChooser({ data, context, createSiteRenderer }, page, text, pause);
  return search.catch(unlessNotWanted);
}

function describeChooser(
  { owner, pointer, value }: Chooser,
  { checked }: SiteVersion,
  opener: Opener,
): ChosenBy {
  const provenance = checked.resolved.findValue({ owner, pointer })?.provenance;
  if (provenance === undefined) return {};
  return {
    field: {
      owner,
      field: segmentsOf(pointer).join('.'),
      place: describePlace(provenance.span, opener),
      chain: describeChain(owner, provenance),
    },
    value: String(value),
  };
}

/** The page has moved on. */
class NotWanted extends Error {}

function unlessNotWanted(error: unknown): undefined {
  if (!(error instanceof NotWanted)) throw error;
}
