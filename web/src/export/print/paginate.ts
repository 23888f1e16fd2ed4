/** Deals blocks out to pages: nothing that belongs together is split, and no heading is left behind at a page's foot. */

export interface Measured {
  height: number;
  /** A heading: it goes where the next block goes. */
  keepWithNext: boolean;
}

/** Indices of the blocks, page by page. What belongs together and is higher than a page has one to itself. */
export function paginate(blocks: readonly Measured[], pageHeight: number): number[][] {
  const pages: number[][] = [];
  let page: number[] = [];
  let used = 0;
  let group: number[] = [];
  let groupHeight = 0;
  for (const [index, block] of blocks.entries()) {
    group.push(index);
    groupHeight += block.height;
    if (block.keepWithNext && index < blocks.length - 1) continue;
    if (page.length > 0 && used + groupHeight > pageHeight) {
      pages.push(page);
      page = [];
      used = 0;
    }
    page.push(...group);
    used += groupHeight;
    group = [];
    groupHeight = 0;
  }
  if (page.length > 0) pages.push(page);
  return pages;
}

function heightOf(page: readonly number[], blocks: readonly Measured[]): number {
  return page.reduce((sum, index) => sum + (blocks[index]?.height ?? 0), 0);
}

/** How many sheets of paper each page takes: one, unless what belongs together is higher than that. */
export function countSheets(
  pages: readonly (readonly number[])[],
  blocks: readonly Measured[],
  pageHeight: number,
): number[] {
  return pages.map((page) => Math.max(1, Math.ceil(heightOf(page, blocks) / pageHeight)));
}
