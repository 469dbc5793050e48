/**
 * The state of a server request (docs/product.md F8); the message of an error is a text unless said
 * otherwise.
 */
export type RequestState<Result, Message = string> =
  | { readonly status: 'none' }
  | { readonly status: 'fetching' | 'uploading' }
  | { readonly status: 'received'; readonly result: Result }
  | { readonly status: 'error'; readonly message: Message };

export type RequestAction<Result, Message = string> =
  | { readonly type: 'fetch' | 'upload' | 'reset' }
  | { readonly type: 'receive'; readonly result: Result }
  | { readonly type: 'fail'; readonly message: Message };

export const noRequest = { status: 'none' } as const;

/** Fetching and uploading clear the error; reset returns to the initial state. */
export function reduceRequest<Result, Message = string>(
  _state: RequestState<Result, Message>,
  action: RequestAction<Result, Message>,
): RequestState<Result, Message> {
  switch (action.type) {
    case 'fetch':
      return { status: 'fetching' };
    case 'upload':
      return { status: 'uploading' };
    case 'receive':
      return { status: 'received', result: action.result };
    case 'fail':
      return { status: 'error', message: action.message };
    case 'reset':
      return noRequest;
  }
}

/** Whether the request is under way. */
export function isLoading(state: RequestState<unknown, unknown>): boolean {
  return state.status === 'fetching' || state.status === 'uploading';
}
