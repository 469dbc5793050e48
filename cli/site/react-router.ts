/**
 * What the renderer needs of React Router. Reading the package takes the bundler nearly as long as reading all else that
 * pages are rendered with, so it is bundled once with this program, and not in every build.
 */
export { matchRoutes } from 'react-router-dom';
