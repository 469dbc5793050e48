/** The state of a server request (docs/product.md F8). */
export type RequestState<Result> =
  | { readonly status: 'none' }
  | { readonly status: 'fetching' | 'uploading' }
  | { readonly status: 'received'; readonly result: Result }
  | { readonly status: 'error'; readonly message: string };

export type RequestAction<Result> =
  | { readonly type: 'fetch' | 'upload' | 'reset' }
  | { readonly type: 'receive'; readonly result: Result }
  | { readonly type: 'fail'; readonly message: string };

export const noRequest = { status: 'none' } as const;

/** Fetching and uploading clear the error; reset returns to the initial state. */
export function reduceRequest<Result>(
  _state: RequestState<Result>,
  action: RequestAction<Result>,
): RequestState<Result> {
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
export function isLoading(state: RequestState<unknown>): boolean {
  return state.status === 'fetching' || state.status === 'uploading';
}
