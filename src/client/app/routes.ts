import type { RouteSection } from './routeTable.ts';

/**
 * The route table, and how a screen plugs in.
 *
 * 1. The component: `src/client/member/<screen>/<Name>Screen.tsx` (staff: `src/client/internal/<tool>/…`), with
 *    `export default function EventsScreen()` and no other export. It renders the content of the page only, from its
 *    `<h1>` on: bar, navigation and the landmark `<main>` belong to the shell of its section below.
 *
 * 2. The loader, if it needs data: `<name>Loader.ts` beside it, which exports `loader` and the query that it starts
 *    (a component in that file would lose fast refresh):
 *
 *        export const homeLoaderQuery = graphql`query homeLoaderQuery { viewer { ...HomeScreen_viewer } }`;
 *
 *        export async function loader(request: ScreenRequest) {
 *          const [home] = await Promise.all([
 *            preloadQuery<homeLoaderQueryType>(request, homeLoaderQuery, {}),
 *            prefetchRest(request, upcomingEvents(request.app)),
 *          ]);
 *          return { home };
 *        }
 *
 *    The same loader runs on the server and in the browser; everything it needs comes in by `request`
 *    (`app`, `params`, `url`, `signal`). On the server `preloadQuery` and `prefetchRest` wait for the data, which then
 *    travels in the page; the browser runs the loader again over that data and asks nothing. In later navigations they
 *    wait a moment at most, and the screen suspends on what is still missing: put a `<Suspense>` with a skeleton of the
 *    right size around that part, or leave it to the shell's.
 *    A loader that finds that the thing does not exist throws `Error404`. A redirect is `throw redirect(paths.…())`.
 *
 * 3. The component reads it: `const { home } = useScreenData<typeof loader>()` (with `import type { loader }`), then
 *    `usePreloadedQuery(homeLoaderQuery, home)` and fragments below; REST by `useSuspenseRestQuery(upcomingEvents(app))`
 *    with the very options of the loader.
 *
 * 4. A row in `laterRoutes.ts` or `staffRoutes.ts`. This table is part of every first load, in which each name of a chunk
 *    costs bytes, so it has only what is often opened first, and what shares a pattern with that. `onServer` only for screens
 *    that are rendered on the server, whose loader and components then keep the rules of rendering: no wall clock (`useNow`),
 *    no `window`, no `navigator`, no MUI in the first paint.
 *    A path builder for it in platform/navigation/paths.ts. `ofOneThing` for other screens whose address names one thing.
 *
 * 5. Texts: `src/client/i18n/messages/en-US/<room>.json` (see src/client/i18n/loadMessages.ts). The build finds out which of
 *    them a screen shows, and each screen brings its own.
 *
 * The shell around them is said once for each section. Who may enter a path is a rule of the domain
 * (src/domain/session/pageGuard.ts): no loader runs for visitors who have to log in first.
 */
export const routes: readonly RouteSection[] = [
  {
    shell: 'standard',
    rows: [
      {
        path: '/',
        screen: () => import('../member/home/HomeScreen.tsx'),
        loader: () => import('../member/home/homeLoader.ts'),
        stranger: {
          screen: () => import('../member/landing/LandingScreen.tsx'),
          loader: () => import('../member/landing/landingLoader.ts'),
        },
        onServer: true,
      },
      {
        path: '/events',
        screen: () => import('../member/events/EventsScreen.tsx'),
        loader: () => import('../member/events/eventsLoader.ts'),
        onServer: true,
      },
      {
        path: '/energy',
        screen: () => import('../member/energy/EnergyScreen.tsx'),
        loader: () => import('../member/energy/energyLoader.ts'),
        onServer: true,
      },
      {
        path: '/events/:id',
        screen: () => import('../member/events/EventScreen.tsx'),
        loader: () => import('../member/events/eventLoader.ts'),
        onServer: true,
      },
      {
        path: '/events/season',
        screen: () => import('../member/season/SeasonScreen.tsx'),
        loader: () => import('../member/season/seasonLoader.ts'),
      },
    ],
  },
  {
    shell: 'centered',
    rows: [{ path: '/login', screen: () => import('../member/session/LoginScreen.tsx'), onServer: true }],
  },
];
