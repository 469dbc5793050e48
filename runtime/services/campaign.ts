/**
 * The campaign id of a path: the segment between the region's prefix and `quote` or `webinar`
 * (docs/product.md T3).
 *
 * @param pathPrefix Such as `/nv`, or empty.
 */
export function findCampaign(pathname: string, pathPrefix: string): string | undefined {
  if (!pathname.startsWith(`${pathPrefix}/`)) return undefined;
  const below = pathname.slice(pathPrefix.length);
  return /^\/([A-Za-z0-9_-]{1,64})\/(?:quote|webinar)(?:\/|$)/.exec(below)?.[1];
}

/** The same URL of a quote or webinar page, with the campaign id in it. */
export function withCampaign(url: string, campaign: string | undefined): string {
  return campaign === undefined ? url : url.replace(/\/(?=(?:quote|webinar)\/)/, `/${campaign}/`);
}
