import { withPageScript } from './page-script.ts';

/** Stands in for every page while there is none to show; the script shows what is wrong over it. */
export const placeholderPage = withPageScript(`<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Nothing to show yet</title>
</head>
<body>
<main><p>There is nothing to show before what is wrong is mended. This page then opens by itself.</p></main>
</body>
</html>
`);
