import { queriesOf } from '../../platform/cache/queries.ts';
import type { Signup } from '../../../../codegen/rest/types.ts';
import { paths } from '../../platform/navigation/paths.ts';
import type { AppServices } from '../../platform/screen/app.ts';

/** SGN-30: the partner that sent the member is told that the sign-up is done. Nobody waits for it; the server tells once. */
export function tellHandback(
  { rest }: Pick<AppServices, 'rest'>,
  { handback_id: id }: Pick<Signup, 'handback_id'>,
): void {
  if (id === null) return;
  void rest
    .read('/signup/server_side_pixel_ping/handback/{id}', { params: { path: { id } } })
    .catch(() => undefined);
}

/** SGN-02: the sign-up ends at Home, which shows a home that nobody has seen yet. */
export function finishSignup(app: AppServices, signup: Signup): void {
  tellHandback(app, signup);
  app.queriesAskedAt.clear();
  void queriesOf(app).invalidateQueries();
  app.navigator.go(paths.home());
}
