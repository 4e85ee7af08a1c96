import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  Announcement_viewer$data,
  Announcement_viewer$key,
} from '../../../../codegen/relay/Announcement_viewer.graphql.ts';
import { focusHeading } from '../../platform/page/focusHeading.ts';
import { useDismiss } from '../messages/useDismiss.ts';
import { AnnouncementPanel } from '../placements/AnnouncementPanel.tsx';
import styles from '../placements/AnnouncementPanel.module.css';
import { usePlacement } from '../placements/usePlacement.ts';

/** The first announcement that the member hasn't closed, over the page. Source: BAN-33 to BAN-36. */
export function Announcement({ viewer }: { readonly viewer: Announcement_viewer$key }) {
  const dismiss = useDismiss();
  const { announcements } = useFragment(
    graphql`
      fragment Announcement_viewer on Viewer {
        announcements {
          id
          ...usePlacement_instance
        }
      }
    `,
    viewer,
  );
  const [closed, setClosed] = useState<readonly string[]>([]);
  const next = announcements.find(({ id }) => !closed.includes(id));
  if (next === undefined) return null;
  return (
    <Panel
      key={next.id}
      instance={next}
      onDismiss={() => {
        setClosed([...closed, next.id]);
        void dismiss({ content: next.id });
        focusHeading();
      }}
    />
  );
}

interface PanelProps {
  readonly instance: Announcement_viewer$data['announcements'][number];
  readonly onDismiss: () => void;
}

function Panel({ instance, onDismiss }: PanelProps) {
  return (
    <div className={styles['over']}>
      <AnnouncementPanel of={usePlacement(instance)} onDismiss={onDismiss} />
    </div>
  );
}
