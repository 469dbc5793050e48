import type { Misbehave, Misbehaviour } from '../serve/api/misbehave.ts';

/** A way for the API to answer forms, to see what they make of it. */
export interface ApiAnswer {
  readonly key: string;
  readonly label: string;
  /** Which calls are answered so: those that load a form, or those that send one. */
  readonly method: 'GET' | 'POST';
  readonly way: Misbehaviour;
}

const seconds = 1000;

/** All that can be chosen besides what the API answers properly. */
export const apiAnswers: readonly ApiAnswer[] = [
  {
    key: 'rejected',
    label: 'Sending: 402, with a message for a field and one for the form',
    method: 'POST',
    way: {
      kind: 'status',
      status: 402,
      body: [
        { type: 'field', field: 'email', error: 'This address is in use already.' },
        { type: 'global', error: 'Nothing was saved.' },
      ],
    },
  },
  {
    key: 'invalid',
    label: 'Sending: 400, as the CRM finds an address wrong',
    method: 'POST',
    way: {
      kind: 'status',
      status: 400,
      body: {
        status: 'error',
        message: 'The request is not valid',
        errors: [
          {
            message: "Error in 'fields.email'. Invalid email address",
            errorType: 'INVALID_EMAIL',
          },
        ],
      },
    },
  },
  {
    key: 'failed',
    label: 'Sending: 500',
    method: 'POST',
    way: { kind: 'status', status: 500, body: { status: 'error', message: 'It failed' } },
  },
  {
    key: 'slow',
    label: 'Sending: after 8 seconds',
    method: 'POST',
    way: { kind: 'slow', milliseconds: 8 * seconds },
  },
  {
    key: 'cut',
    label: 'Sending: the answer breaks off',
    method: 'POST',
    way: { kind: 'cut' },
  },
  {
    key: 'page',
    label: 'Sending: a page in place of an answer',
    method: 'POST',
    way: { kind: 'html' },
  },
  {
    key: 'loading-slow',
    label: 'Loading: after 8 seconds',
    method: 'GET',
    way: { kind: 'slow', milliseconds: 8 * seconds },
  },
  {
    key: 'loading-failed',
    label: 'Loading: 500',
    method: 'GET',
    way: { kind: 'status', status: 500, body: { status: 'error', message: 'It failed' } },
  },
  {
    key: 'loading-cut',
    label: 'Loading: the answer breaks off',
    method: 'GET',
    way: { kind: 'cut' },
  },
];

/** What was chosen last, until something else is. */
export interface AnswerChoice {
  /** Chooses by key; any other text is how the API answers properly. */
  choose(key: string): void;
  chosen(): ApiAnswer | undefined;
  readonly misbehave: Misbehave;
}

export function createAnswerChoice(): AnswerChoice {
  let answer: ApiAnswer | undefined;
  return {
    choose: (key) => {
      answer = apiAnswers.find((each) => each.key === key);
    },
    chosen: () => answer,
    misbehave: ({ method, path }) => {
      const isForm = path.startsWith('/api/v1/crm/');
      return isForm && method === answer?.method ? answer.way : undefined;
    },
  };
}
