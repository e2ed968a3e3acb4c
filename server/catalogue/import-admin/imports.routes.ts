/** Staff calls for imports. */
import { MESSAGES } from "#contract/messages";
import { REST } from "#contract/rest/endpoints";
import { actOf, type StaffAct } from "../../audit/audit.port";
import type { Download, Rest } from "../../http/rest/rest";
import { importTemplate } from "./columns/template.service";
import type { RunList } from "./run-list.store";
import type { ImportsService } from "./imports.service";

interface ImportCalls {
  readonly list: RunList;
  readonly service: ImportsService;
  exportRejects(act: StaffAct, id: string): Promise<Download>;
}

const { staff } = MESSAGES;

export function registerImports(rest: Rest, { list, service, exportRejects }: ImportCalls): void {
  rest.signedIn(REST.listImports, async ({ body }) => ({ data: await list(body) }));
  rest.signedIn(REST.uploadImport, async (call) => ({
    data: await service.receivePiece(actOf(REST.uploadImport, call), call.body),
  }));
  rest.signedIn(REST.previewImport, async (call) => ({
    data: await service.preview(actOf(REST.previewImport, call), call.body),
  }));
  rest.download(REST.getImportTemplate, async () => importTemplate());
  rest.signedIn(REST.importFile, async (call) => {
    await service.importFile(actOf(REST.importFile, call), call.body);
    return { data: null, message: staff.importQueued };
  });
  rest.signedIn(REST.stopImport, async (call) => {
    await service.stop(actOf(REST.stopImport, call), call.params.id);
    return { data: null, message: staff.importStops };
  });
  rest.signedIn(REST.listHeldImports, async () => ({ data: await service.listHeld() }));
  rest.signedIn(REST.confirmImport, async (call) => {
    await service.confirm(actOf(REST.confirmImport, call), call.params.id, call.body);
    return { data: null, message: staff.importQueued };
  });
  rest.download(REST.exportRejects, (call) => exportRejects(actOf(REST.exportRejects, call), call.params.id));
  rest.signedIn(REST.listSources, async () => ({ data: await service.listSources() }));
  rest.signedIn(REST.importSource, async (call) => {
    await service.importSource(actOf(REST.importSource, call), call.params.name, call.body);
    return { data: null, message: staff.importQueued };
  });
  rest.signedIn(REST.scheduleSource, async (call) => {
    await service.schedule(actOf(REST.scheduleSource, call), call.params.name, call.body);
    return { data: await service.listSources(), message: staff.scheduleSet };
  });
}
