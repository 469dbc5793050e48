import { Component } from 'react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { HydratableIsland } from './definition.ts';

export type OnError = (error: unknown) => void;

/**
 * Hydrates an island in its element and resolves once it is awake. An island that fails, then or
 * later, is replaced by the markup that was prerendered, so that the page is never worse than
 * without it.
 */
export function hydrate<Props extends object>(
  element: HTMLElement,
  { Component: Content, fromMarkup }: HydratableIsland<Props>,
  onError: OnError,
): Promise<void> {
  const props = readProps<Props>(element, fromMarkup);
  const prerendered = [...element.childNodes].map((node) => node.cloneNode(true));
  return new Promise((resolve) => {
    const fail = (error: unknown): void => {
      onError(error);
      queueMicrotask(() => {
        root.unmount();
        element.replaceChildren(...prerendered);
        resolve();
      });
    };
    const tree = (
      <Boundary onError={fail} onMount={resolve}>
        <Content {...props} />
      </Boundary>
    );
    const root = hydrateRoot(element, tree, { onRecoverableError: onError });
  });
}

function readProps<Props extends object>(
  element: HTMLElement,
  fromMarkup: HydratableIsland<Props>['fromMarkup'] = {},
): Props {
  const props: Props = JSON.parse(element.dataset['props'] ?? '{}');
  for (const name in fromMarkup) {
    const read = fromMarkup[name];
    if (read !== undefined) props[name] = read(element);
  }
  return props;
}

interface BoundaryProps {
  readonly onError: OnError;
  readonly onMount: () => void;
  readonly children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidMount(): void {
    this.props.onMount();
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
