import { appQueries } from '../../platform/cache/queries.ts';
import type { Signup } from '../../../../codegen/rest/types.ts';
import { paths } from '../../platform/navigation/paths.ts';
import type { AppServices } from '../../platform/screen/app.ts';

/** SGN-30: reports the finished sign-up to the referring partner, without waiting for the answer. The server reports it only once. */
export function reportHandback(
  { rest }: Pick<AppServices, 'rest'>,
  { handback_id: id }: Pick<Signup, 'handback_id'>,
): void {
  if (id === null) return;
  void rest
    .read('/signup/server_side_pixel_ping/handback/{id}', { params: { path: { id } } })
    .catch(() => undefined);
}

/** SGN-02: the sign-up ends at Home. Clears the caches, because they hold data from before joining. */
export function finishSignup(app: AppServices, signup: Signup): void {
  reportHandback(app, signup);
  app.queriesAskedAt.clear();
  void appQueries(app).invalidateQueries();
  app.navigator.go(paths.home());
}
