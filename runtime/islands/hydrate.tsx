import { Component } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** What the registry loads of an island. */
export interface Island<Props extends object> {
  readonly Component: ComponentType<Props>;
  /** Completes the props by what the island's own markup holds (`wiredProps` leaves it out). */
  readonly complete?: (props: Props, element: HTMLElement) => Props;
}

export type OnError = (error: unknown) => void;

/**
 * Hydrates an island in its element and resolves once it is awake. An island that fails, then or later, is replaced by
 * the markup that was prerendered, so that the page is never worse than without it.
 */
export function hydrate<Props extends object>(
  element: HTMLElement,
  { Component: Content, complete }: Island<Props>,
  onError: OnError,
): Promise<void> {
  const written: Props = JSON.parse(element.dataset['props'] ?? '{}');
  const props = complete?.(written, element) ?? written;
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
