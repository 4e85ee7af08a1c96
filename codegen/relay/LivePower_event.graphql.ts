/**
 * @generated SignedSource<<8d0d871d4e0af80aa26fd4aea34a4d77>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LivePower_event$data = {
  readonly live: {
    readonly intervals: ReadonlyArray<{
      readonly deviceKilowatts: number | null | undefined;
      readonly endAt: string;
      readonly expectedKilowatts: number | null | undefined;
      readonly meterKilowatts: number | null | undefined;
      readonly startAt: string;
    }>;
  } | null | undefined;
  readonly program: {
    readonly timeZone: string;
  };
  readonly " $fragmentType": "LivePower_event";
};
export type LivePower_event$key = {
  readonly " $data"?: LivePower_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"LivePower_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LivePower_event",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Program",
      "kind": "LinkedField",
      "name": "program",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "timeZone",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "EventLive",
      "kind": "LinkedField",
      "name": "live",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "LiveInterval",
          "kind": "LinkedField",
          "name": "intervals",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "startAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "expectedKilowatts",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "deviceKilowatts",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "meterKilowatts",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "StaffEvent",
  "abstractKey": null
};

(node as any).hash = "0d0a0f92bf7441316bdbc419e85dff86";

export default node;
