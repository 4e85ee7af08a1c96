import {
  Suspense,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import { createRoot } from 'react-dom/client';
import { FormattedMessage, useIntl } from 'react-intl';
import { isWithin } from '../../../domain/navigation/pagePath.ts';
import type { AppServices } from '../../platform/screen/app.ts';
import { createStore, type Store } from '../../platform/store.ts';
import { IconButton } from '../../ui/Button.tsx';
import { CloseIcon } from '../../ui/icons/controlIcons.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './floating.module.css';
import { OwnTargeting } from './OwnTargeting.tsx';
import { recordFeatures, type FeatureRecorder } from './recordFeatures.ts';

interface Host {
  readonly app: AppServices;
  /** Provides the app's services. */
  readonly Root: ComponentType<{ readonly app: AppServices; readonly children: ReactNode }>;
  readonly onNavigation: (listener: (to: string) => void) => void;
}

/** How long a navigation may take until the next page's questions count. */
const ARRIVAL_TRIES = 50;
const ARRIVAL_MS = 100;

/** Shows the tool in a root of its own, so that the member app stays as members have it (INT-05). */
export function showFloatingTool({ app, Root, onNavigation }: Host): void {
  const recorder = recordFeatures(app.features);
  const path = createStore(app.navigator.path());
  onNavigation((to) => {
    const wanted = new URL(to, window.location.origin).pathname;
    const look = (tries: number): void => {
      if (app.navigator.path() !== wanted && tries > 0) {
        setTimeout(() => look(tries - 1), ARRIVAL_MS);
        return;
      }
      path.set(app.navigator.path());
      recorder.restart();
    };
    look(ARRIVAL_TRIES);
  });
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(
    <Root app={app}>
      <FloatingTool app={app} path={path} recorder={recorder} />
    </Root>,
  );
}

interface ToolProps {
  readonly app: AppServices;
  readonly path: Store<string>;
  readonly recorder: FeatureRecorder;
}

/** A button in the corner, and the panel it opens. Gone in the staff area and after a log-out. */
function FloatingTool({ app, path: paths, recorder }: ToolProps) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLElement>(null);
  const wasOpen = useRef(false);
  // The pressed button gives way to another one, which takes its focus.
  useEffect(() => {
    if (wasOpen.current !== isOpen) place.current?.querySelector('button')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const path = useSyncExternalStore(paths.subscribe, paths.get, paths.get);
  const features = useSyncExternalStore(app.features.subscribe, app.features.get, app.features.get);
  if (isWithin(path, '/internal') || features?.includes('internal_floating_tool') !== true) return null;
  return (
    <aside
      ref={place}
      className={styles['tool']}
      aria-label={intl.formatMessage({ id: 'internalFloating.title' })}
      onKeyDown={({ key }) => {
        if (key === 'Escape') setOpen(false);
      }}
    >
      {isOpen ? (
        <div className={`card ${styles['panel'] ?? ''}`}>
          <div className={styles['head']}>
            <span className={styles['mark']}>
              <FormattedMessage id="internalFloating.mark" />
            </span>
            <h2 className="grow">
              <FormattedMessage id="internalFloating.title" />
            </h2>
            <IconButton
              label={intl.formatMessage({ id: 'internalFloating.close' })}
              icon={<CloseIcon />}
              onClick={() => setOpen(false)}
            />
          </div>
          <Suspense fallback={<Skeleton height={160} />}>
            <OwnTargeting path={path} asked={recorder.asked} />
          </Suspense>
        </div>
      ) : (
        <button type="button" className={styles['open']} onClick={() => setOpen(true)}>
          <FormattedMessage
            id="internalFloating.open"
            values={{ h: (parts) => <span className="visually-hidden">{parts}</span> }}
          />
        </button>
      )}
    </aside>
  );
}
