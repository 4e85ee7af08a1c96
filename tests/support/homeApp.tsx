import { DANA } from './clientApp.tsx';
import { renderApp, type RenderedApp, type RenderOptions } from './renderApp.tsx';
import { HOME } from './stubApi.ts';

/** What staff placed, as the server answers: by the place's name the parts of its content. */
export const toPlacements = (given: Readonly<Record<string, object>>) => ({
  __typename: 'Viewer',
  placements: Object.entries(given).map(([name, content]) => ({
    __typename: 'Placement',
    name,
    instances: [
      {
        __typename: 'PlacementInstance',
        id: name,
        title: name,
        subtitle: null,
        icon: null,
        content: null,
        imageUrl: null,
        subtext: null,
        ctas: [],
        ...content,
      },
    ],
  })),
});

export const toCta = (label: string, url: string, level = 'PRIMARY') => ({
  __typename: 'PlacementCta',
  label,
  url,
  level,
});

/** Home of a member, by default of one who has just joined; `home` is what differs in the summary. */
export function homeApp({
  home = {},
  viewer = {},
  answers = {},
  ...options
}: Partial<RenderOptions> & { readonly home?: object; readonly viewer?: object } = {}): Promise<RenderedApp> {
  return renderApp({
    path: '/',
    user: DANA,
    ...options,
    answers: {
      homeLoaderQuery: {
        viewer: { ...HOME.data.viewer, ...viewer, home: { ...HOME.data.viewer.home, ...home } },
      },
      PcePlacements: { viewer: toPlacements({}) },
      HomeLazyQuery: { viewer: { __typename: 'Viewer' } },
      'GET /settings': { vacation_state: 'none' },
      ...answers,
    },
  });
}
