# Ringspiel in a container: the client is built by Node, the engines are compiled, and the last stage holds neither.
FROM node:22-slim AS client
WORKDIR /src
COPY . .
RUN npm --prefix web install --no-save --no-audit --no-fund && npm --prefix web run build

FROM python:3.11 AS wheel
COPY --from=client /src /src
RUN RINGSPIEL_COMPILE=1 pip wheel --no-cache-dir --no-deps --wheel-dir /wheels /src

FROM python:3.11-slim
COPY constraints.txt /tmp/constraints.txt
COPY --from=wheel /wheels /tmp/wheels
RUN pip install --no-cache-dir --constraint /tmp/constraints.txt "$(echo /tmp/wheels/*.whl)[metrics,postgres]" \
    && rm -r /tmp/wheels /tmp/constraints.txt \
    && useradd --system ringspiel \
    && install --directory --owner ringspiel /data
USER ringspiel
ENV XDG_DATA_HOME=/data
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
    CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/api/health', timeout=4)"]
ENTRYPOINT ["ringspiel"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8000"]
