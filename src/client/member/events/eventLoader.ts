import { appQueries } from '../../platform/cache/queries.ts';
import { isError404 } from '../../platform/navigation/error404.ts';
import { preloadQuery } from '../../platform/screen/preload.ts';
import { prefetchRest } from '../../platform/screen/prefetchRest.ts';
import { loadHour } from '../../shared/events/hour/loadHour.ts';
import { pcePlacements } from '../../shared/placements/PcePlacements.ts';
import { memberSettings } from '../../shared/settings/memberSettings.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';
import type { PcePlacements } from '../../../../codegen/relay/PcePlacements.graphql.ts';
import { eventHour } from '../../shared/events/hour/hourQueries.ts';
import { loadPotential } from './before/potentialPart.ts';
import { eventSituation, isInHour, isToPrepare } from './situation.ts';
import { baselineRecords, eventReceipt, oneEvent } from './eventQueries.ts';

export async function loader(request: ScreenRequest) {
  const { app, params } = request;
  const id = params['id'] ?? '';
  const event = appQueries(app).query(oneEvent(app, id));
  let failure: unknown;
  const receipt = event.then(
    ({ participation_results_available: hasResult }) =>
      hasResult ? prefetchRest(request, eventReceipt(app, id)) : undefined,
    () => undefined,
  );
  // Whether a coming event's page begins with the notice about devices, which would move them if it came later.
  const notice = event.then(
    ({ status, devices }) =>
      (status === 'SCHEDULED' || status === 'ACTIVE') && Object.keys(devices).length > 0
        ? prefetchRest(request, memberSettings(app))
        : undefined,
    () => undefined,
  );
  // When the result is expected, in the notice at its head.
  const wait = event.then(
    (found) =>
      eventSituation(found, app.clock.now()) === 'pending'
        ? prefetchRest(request, eventHour(app, id))
        : undefined,
    () => undefined,
  );
  let Potential: Awaited<ReturnType<typeof loadPotential>>;
  const potential = event.then(
    async (found) => {
      if (isToPrepare(found, app.clock.now())) Potential = await loadPotential(request, id);
    },
    () => undefined,
  );
  // Beside the page's answer from the start, while the event runs.
  let Hour: Awaited<ReturnType<typeof loadHour>>;
  const hour = event.then(
    async (found) => {
      if (isInHour(found, app.clock.now())) Hour = await loadHour(request, id, 'page');
    },
    () => undefined,
  );
  const [placements] = await Promise.all([
    preloadQuery<PcePlacements>(request, pcePlacements, {
      names: ['EnergyEventDetailsActions', 'EnergyEventDetailsPromo'],
    }),
    // Hydration needs the parts that the server rendered.
    app.isFirstScreen() ? Promise.all([hour, potential]) : app.waitABit(Promise.all([hour, potential])),
    app.waitABit(wait),
    app.waitABit(event.catch((error: unknown) => void (failure = error))),
    app.waitABit(receipt),
    app.waitABit(notice),
    prefetchRest(request, baselineRecords(app, id)),
  ]);
  // Other failures show in the screen, where it can be tried again; so does an answer that takes its time.
  if (isError404(failure)) throw failure;
  return { id, placements, Hour, Potential };
}
