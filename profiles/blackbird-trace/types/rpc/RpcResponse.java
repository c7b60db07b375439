package rpc;

import java.util.List;

/** The response to one {@code GetObject} of OpenRewrite's RPC: up to 1,000 items. */
public final class RpcResponse {
  private String jsonrpc;
  private String id;
  private List<RpcItem> result;

  public String getJsonrpc() {
    return jsonrpc;
  }

  public void setJsonrpc(String jsonrpc) {
    this.jsonrpc = jsonrpc;
  }

  /** The id of the request that this answers. */
  public String getId() {
    return id;
  }

  public void setId(String id) {
    this.id = id;
  }

  public List<RpcItem> getResult() {
    return result;
  }

  public void setResult(List<RpcItem> result) {
    this.result = result;
  }
}
