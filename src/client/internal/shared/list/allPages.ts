interface Page {
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor?: string | null | undefined };
}

/** All pages of a list, for a file; `read` gets the page after a cursor, null for the first. */
export async function allPages<Read extends Page>(
  read: (after: string | null) => Promise<Read | null | undefined>,
): Promise<Read[]> {
  const pages: Read[] = [];
  let after: string | null = null;
  do {
    const page: Read | null | undefined = await read(after);
    if (page == null) break;
    pages.push(page);
    after = page.pageInfo.hasNextPage ? (page.pageInfo.endCursor ?? null) : null;
  } while (after !== null);
  return pages;
}
