/**
 * @generated SignedSource<<a532645cb5800aa4e332af7561fb64f7>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MessageChannel = "EMAIL" | "PUSH" | "SMS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type StuckPanel_staff$data = {
  readonly failingJobs: ReadonlyArray<{
    readonly count: number;
    readonly job: string;
    readonly since: string;
  }> | null | undefined;
  readonly stuckMessages: ReadonlyArray<{
    readonly channel: MessageChannel;
    readonly count: number;
    readonly isRefused: boolean;
    readonly oldestAt: string;
    readonly template: string;
  }> | null | undefined;
  readonly " $fragmentType": "StuckPanel_staff";
};
export type StuckPanel_staff$key = {
  readonly " $data"?: StuckPanel_staff$data;
  readonly " $fragmentSpreads": FragmentRefs<"StuckPanel_staff">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StuckPanel_staff",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "StuckMessages",
      "kind": "LinkedField",
      "name": "stuckMessages",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "template",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "channel",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isRefused",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "oldestAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FailingJobs",
      "kind": "LinkedField",
      "name": "failingJobs",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "job",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "since",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Staff",
  "abstractKey": null
};
})();

(node as any).hash = "fb90f52d7fc74bcfe79f7ea365129105";

export default node;
