/**
 * @generated SignedSource<<2d0868d6066b359bf4c8954fc8b23fc8>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Nominate_event$data = {
  readonly id: string;
  readonly nominatedKilowatts: number | null | undefined;
  readonly version: number;
  readonly " $fragmentType": "Nominate_event";
};
export type Nominate_event$key = {
  readonly " $data"?: Nominate_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"Nominate_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Nominate_event",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nominatedKilowatts",
      "storageKey": null
    }
  ],
  "type": "StaffEvent",
  "abstractKey": null
};

(node as any).hash = "34c217cde62b056072f6ede3d7663747";

export default node;
