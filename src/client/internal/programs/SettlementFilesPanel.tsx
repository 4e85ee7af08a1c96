import { FormattedMessage } from 'react-intl';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { List, ListItem } from '../../ui/List.tsx';
import { Panel } from '../shared/page/Panel.tsx';

/** Where a program's settlement files are. */
export function SettlementFilesPanel({ programId }: { readonly programId: string }) {
  return (
    <Panel title={<FormattedMessage id="internalPrograms.files.title" />}>
      <List>
        <ListItem
          to={staffPaths.internalSettlementFiles(programId)}
          title={<FormattedMessage id="internalPrograms.files.link" />}
          detail={<FormattedMessage id="internalPrograms.files.linkDetail" />}
        />
      </List>
    </Panel>
  );
}
