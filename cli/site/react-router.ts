/**
 * What the renderer needs of React Router. The package would be more than half of the code that pages are rendered with;
 * it is bundled once with this program, and not in every build with the renderer.
 */
export { matchRoutes } from 'react-router-dom';
