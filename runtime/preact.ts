// What stands in for `react`, `react-dom` and `react-dom/client` where Preact renders and hydrates
// (docs/architecture.md A2).
import type { ComponentChildren, ContainerNode } from 'preact';
import * as preact from 'preact';
import * as hooks from 'preact/hooks';

export * from 'preact';
export * from 'preact/hooks';

/**
 * The router wraps components of its own when it is loaded; only its matching is used, and none of
 * them renders.
 */
const asItIs = <Component>(component: Component): Component => component;
export { asItIs as forwardRef, asItIs as memo };

/** The router imports React as a whole. */
const whole = /* @__PURE__ */ Object.assign({}, preact, hooks);
export { whole as default };

export function createRoot(container: ContainerNode) {
  return {
    render: (children: ComponentChildren) => preact.render(children, container),
    unmount: () => preact.render(null, container),
  };
}

export function hydrateRoot(container: ContainerNode, children: ComponentChildren) {
  preact.hydrate(children, container);
  return createRoot(container);
}
